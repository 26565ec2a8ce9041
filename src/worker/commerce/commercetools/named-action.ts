/** JSON leaves undefined ones out. */
type Sent<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

type Named<Action extends { action: string }> = Action extends unknown
  ? { [Name in Action['action']]: Sent<Omit<Action, 'action'>> }
  : never;

/** An action as GraphQL has it: its name is the key of its fields. */
export function namedAction<Action extends { action: string }>(update: Action): Named<Action> {
  const { action, ...fields } = update;
  return { [action]: fields } as Named<Action>;
}
