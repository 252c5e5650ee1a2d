/** Who was there: "my husband", "the dog", "our little one", as a piece of a pattern. */
export const person = String.raw`(?:(?:my|the|a|our|his|her) )?(?:\p{L}+ )?(?:husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|friend|mate|buddy|son|daughter|kid|kiddo|toddler|baby|child|mum|mom|dad|brother|sister|sibling|roommate|flatmate|coworker|colleague|dog|cat)s?`;
