/** JSON leaves undefined ones out. */
type Sent<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], undefined> };

type Keyed<Name extends string, Fields> = Name extends unknown ? { [Key in Name]: Fields } : never;

type Named<Action> = Action extends { action: infer Name extends string }
  ? Keyed<Name, Sent<Omit<Action, 'action'>>>
  : never;

/** An action as GraphQL has it: its name is the key of its fields. */
export function namedAction<Action extends { action: string }>(update: Action): Named<Action> {
  const { action, ...fields } = update;
  return { [action]: fields } as Named<Action>;
}
