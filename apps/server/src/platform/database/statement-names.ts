/** A few hundred texts are all that the repositories make; what is beyond has no name. */
const max = 500;

/** Gives each query text a name, under which a connection plans it once. */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    if (!names.has(text) && names.size < max) names.set(text, `morsel_${names.size}`);
    return names.get(text);
  };
}
