import type { Rolldown } from "vite";

/** The folders of src/app/later, one chunk each, dependencies first. */
export const later = { everybody: ["cards", "calculator"], person: ["diary"] } as const;

/** The chunk with the contract's calls. */
export const calls = "calls";

const library = /node_modules|rolldown.runtime/;
const contract = "/packages/contract/src/";
const domain = "/packages/domain/src/";

type ChunkName = Extract<Rolldown.CodeSplittingGroup["name"], (...args: never[]) => unknown>;

/** Rules the contract shares with the app: in a chunk of their own, no card waits for the calls. */
const rules: ChunkName = (id, context) => {
  const importers = id.includes(domain) ? context.getModuleInfo(id)?.importers : undefined;
  return importers?.some((importer) => importer.includes(contract)) ? "rules" : null;
};

/**
 * Which modules share a chunk: the first matching group takes a module with all its imports. A few
 * large files compress better and queue less than many small ones.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // `$initial`: reached from the entry by static imports.
  { name: "libraries", tags: ["$initial"], test: library },
  // The entry keeps a chunk of its own: nothing that loads later imports it.
  { name: "first", tags: ["$initial"], test: /\/src\/(?!boot\/)/ },
  // Each chunk's name stands in the first load: these four small modules are worth one.
  {
    name: "auth-requests",
    test: /\/sessions\/(?:auth-requests|deleted-account)\.ts|\/lib\/(?:photo-queue-store|unfinished)\.ts/,
  },
  { name: "icons", test: /\/node_modules\/lucide-react\// },
  { name: rules, debugName: "rules" },
  { name: "schemas", test: /\/node_modules\/zod\// },
  { name: calls, test: contract },
  ...[...later.everybody, ...later.person].map((folder) => ({
    name: folder,
    test: new RegExp(`/src/app/later/${folder}/`),
  })),
];
