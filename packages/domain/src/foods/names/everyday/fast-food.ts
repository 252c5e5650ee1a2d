import type { EverydayNames } from "../../catalogue.ts";

/** What chains and stalls sell: pizza, burgers, fried chicken, tacos. */
export const fastFoodNames: EverydayNames = [
  // Pizza
  [
    "21299",
    "pizza; cheese pizza; slice of pizza; slice of cheese pizza; margherita; margherita pizza; plain pizza; pizza margherita; pizza slice; cheese pizza regular crust; vegetable pizza; veggie pizza; pizza de queso; pizza with cheese; takeaway pizza; new york slice; neapolitan pizza",
  ],
  [
    "21301",
    "thin crust pizza; thin crust cheese pizza; cheese pizza thin crust; stone baked pizza",
  ],
  [
    "21300",
    "thick crust pizza; deep pan pizza; deep dish pizza; cheese pizza thick crust; pan pizza",
  ],
  [
    "21302",
    "pepperoni pizza; pizza pepperoni; pepperoni slice; pepperoni pizza slice; slice of pepperoni pizza; pizza with pepperoni; salami pizza; pizza salami; pepperoni pizza regular crust",
  ],
  [
    "21473",
    "stuffed crust pizza; cheese stuffed crust pizza; stuffed crust cheese pizza; pizza stuffed crust stuffed crust",
  ],
  [
    "21476",
    "pepperoni stuffed crust pizza; stuffed crust pepperoni pizza; pizza with meat stuffed crust; meat stuffed crust pizza",
  ],
  [
    "21398",
    "large cheeseburger; cheeseburger large patty; cheeseburger 1 large patty; big cheeseburger",
  ],
  ["21485", "thin crust pepperoni pizza; pepperoni pizza thin crust"],
  ["21303", "thick crust pepperoni pizza; pepperoni pizza thick crust; pepperoni pan pizza"],
  ["21484", "sausage pizza; pizza with sausage; meat pizza; meat lovers pizza; meat feast pizza"],
  [
    "21304",
    "supreme pizza; pizza with everything; deluxe pizza; combination pizza; hawaiian pizza; ham and pineapple pizza; pizza with meat and vegetables; ham pizza; chicken pizza; bbq chicken pizza",
  ],
  ["21224", "frozen pizza; frozen cheese pizza; supermarket pizza; oven pizza"],
  ["22903", "frozen pepperoni pizza"],
  // Burgers
  ["21107", "plain hamburger; hamburger plain; burger plain; hamburger no toppings"],
  [
    "21108",
    "hamburger; burger; beef burger; beefburger; hamburger with ketchup; small hamburger; hamburguesa",
  ],
  ["21228", "mcdonalds hamburger; mcdonalds burger"],
  [
    "21090",
    "cheeseburger; cheese burger; hamburger with cheese; hamburguesa con queso; burger with cheese",
  ],
  [
    "21096",
    "plain cheeseburger; cheeseburger plain; cheeseburger medium patty; cheeseburger 1 medium patty; cheeseburger on wheat bun; homemade cheeseburger",
  ],
  ["21233", "mcdonalds cheeseburger"],
  ["21089", "slider; cheese slider; cheeseburger slider; mini cheeseburger; sliders; mini burger"],
  ["21395", "double cheeseburger; mcdouble; double cheese burger"],
  ["21344", "mcdonalds double cheeseburger"],
  ["21111", "double hamburger; double burger"],
  ["21097", "bacon cheeseburger; bacon burger; cheeseburger with bacon; bacon double cheeseburger"],
  ["21113", "large hamburger; hamburger with lettuce and tomato; restaurant burger; pub burger"],
  ["21237", "big mac; mcdonalds big mac; bigmac"],
  [
    "21235",
    "quarter pounder with cheese; mcdonalds quarter pounder with cheese; quarter pounder cheese",
  ],
  ["21234", "quarter pounder; mcdonalds quarter pounder"],
  ["21252", "whopper; burger king whopper; bk whopper"],
  ["21253", "whopper with cheese; whopper cheese"],
  ["21254", "double whopper"],
  // Chicken and fish
  [
    "21229",
    "chicken nuggets; chicken nugget; nuggets; nugget; chicken mcnugget; fast food chicken nuggets; popcorn chicken nuggets; nuggets de pollo; nuggets de poulet; chicken dippers; chicken rings; chicken poppers",
  ],
  ["21309", "mcnuggets; chicken mcnuggets; mcdonalds chicken nuggets; mcdonalds nuggets"],
  [
    "21102",
    "chicken burger; fried chicken sandwich; chicken fillet sandwich; breaded chicken sandwich; zinger; zinger burger; chick fil a sandwich; chicken sandwich fried; mcchicken; crispy chicken burger",
  ],
  ["21230", "crispy chicken sandwich; crispy chicken sandwich with mayo; chicken sandwich crispy"],
  ["21490", "grilled chicken sandwich; grilled chicken burger; chicken sandwich grilled"],
  ["21105", "fish sandwich; fish burger; fishburger; fish fillet sandwich; fried fish sandwich"],
  ["21232", "filet o fish; mcdonalds fish; filet-o-fish; fillet o fish"],
  [
    "21469",
    "kfc chicken breast; fried chicken breast fast food; kfc breast; kfc original recipe breast",
  ],
  ["21470", "kfc drumstick; kfc chicken leg; fried chicken drumstick fast food; kfc leg"],
  ["21471", "kfc thigh; kfc chicken thigh; fried chicken thigh fast food"],
  ["21472", "kfc wing; kfc hot wings; kfc wings; fried chicken wing fast food; hot wings"],
  [
    "21130",
    "onion rings; onion ring; fried onion rings; battered onion rings; burger king onion rings",
  ],
  ["21238", "mcdonalds fries; mcdonalds french fries; mcdonald's fries"],
  ["21120", "corn dog; corndog; corn dogs"],
  ["21119", "chili dog; hot dog with chili; chilli dog"],
  // Breakfast
  ["21357", "egg mcmuffin; mcdonalds egg mcmuffin; bacon and egg mcmuffin"],
  ["21358", "sausage mcmuffin"],
  ["21359", "sausage mcmuffin with egg; sausage and egg mcmuffin"],
  [
    "21025",
    "pancakes with butter and syrup; pancakes with syrup and butter; pancakes and syrup fast food",
  ],
  // Mexican
  ["21082", "hard taco; hard shell taco; crunchy taco; taco bell taco; crispy taco"],
  ["21486", "soft taco; soft shell taco; soft beef taco; beef soft taco"],
  ["21487", "chicken soft taco; chicken taco; tacos de pollo"],
  ["21488", "chicken quesadilla; quesadilla chicken; quesadilla with chicken; quesadilla de pollo"],
  ["21078", "nachos with cheese; nachos; nachos and cheese; cheese nachos; loaded nachos cheese"],
  // Long sandwiches
  [
    "21124",
    "cold cut sub; italian sub; sub; submarine sandwich; italian hoagie; hoagie; sub sandwich; subway sub",
  ],
  ["21125", "roast beef sub"],
  ["21126", "tuna sub; tuna submarine; subway tuna; tuna hoagie"],
  // Chinese and Latin American kitchens
  ["36601", "egg roll; egg rolls; chinese egg roll"],
  ["36403", "beef empanada; empanada de carne; empanadas beef; empanada; empanadas"],
  ["36415", "arepa; arepas; arepa plain; arepa de maiz"],
  ["36409", "pupusa; pupusas; pupusa de queso; cheese pupusa"],
  ["36408", "bean pupusa; pupusa de frijol"],
  ["36619", "gong bao chicken; kung pao chicken takeaway"],
];
