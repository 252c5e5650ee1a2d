/** Repositories make a few hundred query texts; any beyond that go unnamed. */
const max = 500;

/** Names each query text, so that a connection prepares it only once. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!names.has(text) && names.size < max) names.set(text, `morsel_${names.size}`);
    return names.get(text);
  };
}
