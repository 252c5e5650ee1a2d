import type { Problem } from "../failure.ts";

/** Why a form can't be sent, announced to screen readers. */
export function ProblemNote({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-danger">
      <p className="font-semibold">{problem.title}</p>
      <p>{problem.text}</p>
    </div>
  );
}
