/**
 * The same database, with each statement prepared once. A script calls its database over a bridge that blocks until the
 * response arrives; an import of thousands of parts has only some dozens of different statements.
 */
export function preparedOnce(db: D1Database): D1Database {
  const known = new Map<string, D1PreparedStatement>();
  const prepare = (sql: string): D1PreparedStatement => {
    const statement = known.get(sql) ?? db.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
  return new Proxy(db, {
    get(target, name) {
      if (name === 'prepare') return prepare;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
