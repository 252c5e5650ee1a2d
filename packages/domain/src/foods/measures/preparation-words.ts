/** Words that say how something was prepared, not what it is. */
export const preparationWords: ReadonlySet<string> = new Set(
  (
    "beaten blanched boiled boned boneless-cut broken browned bruised brushed chilled chopped clarified cleaned cold " +
    "cooked cooled cored coarsely creamed crosswise crumbled crushed cubed cut defrosted deveined " +
    "diagonally diced divided drained finely firmly flaked freshly gently grated grilled halved " +
    "heaped heaping hulled julienne julienned lengthwise level lightly loosely lukewarm mashed " +
    "melted minced mixed-in packed pared peeled pitted poached pounded pureed quartered rinsed " +
    "roasted roughly scalded scalloped scant scored scraped scrubbed seeded segmented separated " +
    "shaved shelled shredded shucked sieved sifted skinned sliced slivered smashed soaked " +
    "softened snipped split squeezed steamed stemmed stirred strained thawed thickly thinly toasted torn simmering homemade cracked crispy " +
    "trimmed very-thinly warm warmed washed well whipped well-seasoned well-washed well-drained well-beaten " +
    "hard-boiled hard-cooked soft-boiled very ice-cold day-old home-cooked tepid boiling iced " +
    "hand-torn hand-cut slightly salted-water fine-chopped rounded generous tightly unpeeled uncooked " +
    "about approximately additional extra-cold more-or-less solid room-temperature"
  ).split(" "),
);

/** Openings of a tail that only says what to do, how much more, or what for. */
export const tailStart =
  /^(?:plus|about|approximately|or to taste|or more|or less|or as|or a|or half|to taste|optional|preferably|such as|see|for|at room|in|with|without|cut|from|including|to|as|if|each|then|until|left|stems?|tops?|leaves|seeds?|skin|white|green|both|tough|ends?|crusts?|reserv|use|at least|well|not|and|the|weighing|any|depending|separat|thawed|homemade|canned|fresh or|store|rinsed|a mix|all|root|only|bones?|fat|liquid|juice|but|loose|firmly|lightly|tightly|thick|thin|very|more|less|plus|some|divided|\d)/;
