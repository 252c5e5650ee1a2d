import type { Problem } from "../failure.ts";

/** What keeps a form from going on, said aloud. */
export function ProblemNote({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
      <p className="font-semibold">{problem.title}</p>
      <p>{problem.text}</p>
    </div>
  );
}
