/**
 * The same database, each statement prepared once. A script reaches its database over a bridge that stands still for
 * every call until the answer is there; an import of thousands of parts has some dozens of statements.
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
