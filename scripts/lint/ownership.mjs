/**
 * Ways around the types of platform/database: only `asPerson` says whose rows a query reaches, and
 * only authentication says who somebody is. For ESLint's `no-restricted-syntax`.
 */
export const ownership = [
  {
    selector: "TSAsExpression[typeAnnotation.typeName.name=/^(UserId|Person)$/]",
    message:
      "Who somebody is isn't claimed by a cast: pass on the call's person, or the owner of a row that the system found. Authentication makes them (platform/person.ts).",
  },
  {
    selector: "CallExpression[callee.property.name='execute'][callee.object.tag.name='sql']",
    message:
      "Raw SQL knows no owner: ask with asPerson(db, userId), or on nobody's behalf with asSystem(db).",
  },
];
