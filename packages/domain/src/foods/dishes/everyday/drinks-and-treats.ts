import type { Dish } from "../dish.ts";
import { dish } from "../dish-table.ts";

export const drinksAndTreats: readonly Dish[] = [
  // Coffee with milk
  dish(
    "latte",
    "Latte; caffe latte; cafe latte; coffee latte; cafe con leche; cappuccino; flat white; cafe au lait; milk coffee; starbucks latte; whole milk latte; capuccino; macchiato; latte macchiato; cortado; caffe latte whole milk; piccolo; galao; white coffee with milk; vanilla latte unsweetened; milchkaffee; coffee with steamed milk; iced latte; cafe con leche sin azucar; coffee latte whole milk; cappucino; cafe cortado; breve light; coffee cappuccino",
    { espresso: 60, milk: 200 },
    {
      per: {
        cup: 240,
        small: 240,
        medium: 360,
        large: 480,
        tall: 350,
        grande: 470,
        venti: 590,
        drink: 360,
        "fl oz": 30,
      },
    },
  ),
  dish(
    "skinny-latte",
    "Skinny latte; nonfat latte; skim latte; skinny cappuccino; nonfat cappuccino; fat free latte; latte with skim milk; iced skinny latte; latte nonfat; coffee latte nonfat; cappuccino nonfat; cappuccino with skim milk; skinny flat white; low fat latte; cafe latte nonfat; iced latte nonfat; latte skim",
    { espresso: 60, skimMilk: 200 },
    { per: { cup: 240, small: 360, medium: 480, large: 600, "fl oz": 30, drink: 360 } },
  ),
  dish(
    "flavored-latte",
    "Flavored latte; vanilla latte; caramel latte; pumpkin spice latte; caramel macchiato; hazelnut latte; chai latte; chai; masala chai; chai tea latte; iced chai latte; spiced latte; matcha latte; pumpkin latte; latte flavored; coffee latte flavored; iced vanilla latte; iced caramel macchiato; thai iced tea; milk tea; bubble tea; boba tea; boba; hong kong milk tea; thai tea; tea with milk and sugar; coffee with milk and sugar; sweet milk tea; chai with milk and sugar; chai tea; coffee with cream and sugar sweet; bubble milk tea; boba milk tea; cafe con leche con azucar; pearl milk tea; karak; teh tarik; kopi susu; iced matcha latte; tea latte; cinnamon dolce latte; dulce de leche latte",
    { espresso: 50, milk: 165, syrup: 20 },
    { per: { cup: 240, small: 360, medium: 480, large: 600, "fl oz": 30, drink: 400 } },
  ),
  dish(
    "mocha",
    "Mocha; cafe mocha; caffe mocha; mocha latte; mochaccino; iced mocha; white chocolate mocha; white mocha; coffee mocha; moccachino; chocolate coffee; mocha coffee; starbucks mocha; hot chocolate coffee; mocca; iced coffee mocha",
    { espresso: 55, milk: 160, chocolateSyrup: 28, whippedCream: 8 },
    { per: { cup: 240, small: 360, medium: 480, large: 600, "fl oz": 30, drink: 360 } },
  ),
  dish(
    "mocha-nonfat",
    "Nonfat mocha; skinny mocha; mocha nonfat; skim mocha; cafe mocha nonfat; coffee cafe mocha nonfat; mocha with skim milk; mocha low fat",
    { espresso: 55, skimMilk: 165, chocolateSyrup: 24 },
    { per: { cup: 240, "fl oz": 30, drink: 360 } },
  ),
  dish(
    "frappuccino",
    "Frappuccino; frappucino; starbucks frappuccino; iced blended coffee; coffee frappe; caramel frappuccino; frozen coffee drink; mocha frappuccino; frappe; iced cappuccino blended; frozen mocha; frozen coffee; mocha frappe; caramel frappe; blended coffee drink; mccafe frappe; frozen cappuccino; coffee drink bottled; bottled frappuccino; starbucks bottled coffee; iced cap; coffee iced frozen; coolatta; frapuccino; frozen coffee with whipped cream; iced coffee drink bottled",
    { coffee: 80, milk: 110, sugar: 26, caramelSauce: 10, whippedCream: 12 },
    {
      per: { cup: 240, small: 300, medium: 420, large: 520, "fl oz": 30, bottle: 280, drink: 420 },
    },
  ),
  dish(
    "iced-coffee",
    "Iced coffee; iced coffee with milk and sugar; sweetened iced coffee; coffee with milk and sugar light; coffee pre-sweetened; iced coffee presweetened; mcdonalds iced coffee; dunkin iced coffee; coffee with cream and sugar; coffee with cream and 2 sugars; coffee sweetened; regular coffee with cream and sugar; vietnamese coffee light; coffee cream sugar; coffee with creamer; dunkin donuts coffee; coffee with cream; iced coffee with cream; coffee with half and half; coffee and cream; coffee with sugar; coffee two sugars; vietnamese coffee; iced coffee pre-lightened and pre-sweetened; iced coffee with creamer; coffee pre-lightened; coffee pre-lightened and pre-sweetened; coffee with milk and two sugars",
    { coffee: 205, halfAndHalf: 18, sugar: 10 },
    { per: { cup: 240, small: 360, medium: 480, large: 600, "fl oz": 30, drink: 360 } },
  ),
  dish(
    "coffee-milk",
    "Coffee with milk; white coffee; coffee with a splash of milk; coffee and milk; coffee with skim milk; milky coffee; coffee with oat milk; coffee with a dash of milk; cafe con un poco de leche; kaffee mit milch; coffee with whole milk; tea with milk; english tea with milk; tea with a splash of milk; builders tea with milk; tea and milk; milky tea; white tea with milk; cuppa tea with milk; black tea with milk; irish breakfast tea with milk; te con leche; hot tea with milk",
    { coffee: 210, milk: 30 },
    { per: { cup: 240, mug: 300, "fl oz": 30 } },
  ),
  dish(
    "affogato",
    "Affogato; irish coffee; coffee float; coffee with ice cream; coffee royale; alcoholic coffee drink; coffee with liqueur; coffee with baileys; kahlua coffee; coffee with whiskey",
    { coffee: 150, spirit: 40, whippedCream: 15, sugar: 5 },
    { per: { cup: 210, drink: 210, "fl oz": 30 } },
  ),
  // Smoothies and shakes
  dish(
    "fruit-smoothie",
    "Fruit smoothie; smoothie; strawberry smoothie; banana smoothie; berry smoothie; mango smoothie; strawberry banana smoothie; fruit shake; smoothie with milk; jamba juice; smoothie king; mixed berry smoothie; batido de frutas; licuado de fruta; fruit smoothie with yogurt; tropical smoothie; licuado de fresa; yogurt smoothie; blueberry smoothie; orange julius; fruit smoothie drink; mcdonalds smoothie; bolthouse smoothie; naked smoothie; odwalla smoothie; fresh fruit smoothie; homemade smoothie; fruit smoothie juice drink; smoothie fruit; fruit smoothie with whole fruit and dairy; acai smoothie; smoothie nfs; licuado de platano; peach smoothie; fruit smoothie made with fruit or fruit juice; pineapple smoothie; v8 splash smoothie; fruit smoothie bottled; fruit and vegetable smoothie; fast food smoothie; raspberry smoothie; fruit smoothie with dairy; naked juice smoothie",
    { strawberries: 70, banana: 60, milk: 55, yogurt: 25, orangeJuice: 40, sugar: 4 },
    {
      per: {
        cup: 240,
        glass: 300,
        small: 360,
        medium: 480,
        large: 600,
        bottle: 450,
        "fl oz": 30,
        drink: 400,
      },
    },
  ),
  dish(
    "green-smoothie",
    "Green smoothie; spinach smoothie; kale smoothie; vegetable smoothie; green juice smoothie; detox smoothie; fruit and vegetable smoothie homemade; celery juice smoothie; kale banana smoothie",
    { rawSpinach: 40, banana: 70, apple: 50, water: 80, pineapple: 30 },
    { per: { cup: 240, glass: 300, "fl oz": 30 } },
  ),
  dish(
    "protein-shake",
    "Protein shake; protein smoothie; whey shake; protein drink; protein shake with milk; muscle milk; premier protein; protein powder shake; whey protein shake; muscle milk drink; fairlife protein shake; post workout shake; whey protein with milk; huel; soylent; protein shake with water; nutritional drink high protein; muscle milk ready to drink; mass gainer shake; premier protein shake; orgain shake; protein milkshake; soylent drink; high protein shake",
    { proteinPowder: 30, milk: 150, water: 120 },
    { per: { cup: 240, shake: 330, bottle: 330, scoop: 60, serving: 330, "fl oz": 30 } },
  ),
  dish(
    "root-beer-float",
    "Root beer float; ice cream float; coke float; ice cream soda; float; black cow; cream soda float; soda float; floats; coca cola float; ice cream soda chocolate; spider drink; purple cow",
    { iceCream: 85, soda: 220 },
    { per: { cup: 240, glass: 350, float: 350, drink: 350, "fl oz": 30 } },
  ),
  dish(
    "egg-cream",
    "Atole; atole de maiz; atol; atole de avena; avena drink; avena con leche; colada de avena; oatmeal drink; frescavena; oatmeal beverage; oatmeal beverage with milk; cornmeal beverage; api; colada; atol de elote; cornmeal coconut dessert drink; refresco de avena; corn beverage with chocolate; cornmeal beverage with chocolate milk; kaffir; sahlab; masa drink; atole blanco",
    { milk: 165, cornMasa: 13, sugar: 15, water: 55, cocoa: 3 },
    { per: { cup: 250, "fl oz": 31 } },
  ),
  // Cocktails
  dish(
    "gin-tonic",
    "Gin and tonic; gin tonic; g&t; vodka tonic; gin & tonic; g and t; vodka and tonic; rum and tonic; vodka and soda; vodka soda; scotch and soda; whiskey and soda; highball; gin fizz; whiskey soda; vodka cranberry; cape codder; vodka and cranberry; gin rickey; tom collins; vodka collins; rum and coke; cuba libre; jack and coke; rum coke; whiskey and coke; rum and cola; bourbon and coke; jack daniels and coke; seven and seven; 7 and 7; moscow mule; dark and stormy; whiskey and ginger ale; whiskey ginger; long island iced tea; long island; screwdriver; vodka and orange juice; vodka orange; bloody mary; tequila and orange; sea breeze; mojito; paloma; rum punch; sangria; vodka and lemonade; greyhound; salty dog; harvey wallbanger; sloe gin fizz; fuzzy navel; caipirinha; wine cooler; hard seltzer; white claw; aperol spritz; spritz; mimosa; bellini; bucks fizz; wine punch; kir; singapore sling; planters punch; alcoholic malt beverage sweetened; malt cooler; whiskey and cola; rum cooler; wine spritzer with juice; jungle juice alcoholic; mai tai; zombie; hurricane cocktail; sex on the beach; tequila soda; truly; bacardi breezer; bartles and jaymes; vodka red bull; jager bomb; michelada; sangria red; highballs; vodka lemonade; vodka mixed drink; cocktail; mixed drink; punch alcoholic",
    { spirit: 44, tonic: 150, limeJuice: 5 },
    { per: { drink: 220, glass: 220, cocktail: 220, cup: 240, can: 355, "fl oz": 30 } },
  ),
  dish(
    "martini",
    "Martini; vodka martini; dry martini; gin martini; manhattan; old fashioned; cosmopolitan; negroni; cosmo; rob roy; dirty martini; gimlet; rusty nail; sidecar; mint julep; black russian; gibson; sazerac; stinger; kamikaze; lemon drop martini; apple martini; appletini; godfather; bronx; old fashioned cocktail; gin gimlet; boulevardier; brandy and water; stinger cocktail; vesper",
    { spirit: 70, whiteWine: 14, liqueur: 3, water: 5 },
    { per: { drink: 95, glass: 95, cocktail: 95, cup: 230, "fl oz": 29 } },
  ),
  dish(
    "margarita",
    "Margarita; frozen margarita; margarita on the rocks; strawberry margarita; lime margarita; margaritas; cadillac margarita; classic margarita; margarita frozen; margarita cocktail; tequila margarita",
    { spirit: 42, liqueur: 14, limeJuice: 25, sugar: 6, water: 60 },
    { per: { drink: 220, glass: 220, cup: 240, "fl oz": 30 } },
  ),
  dish(
    "white-russian",
    "White russian; mudslide; grasshopper cocktail; kahlua and cream; brandy alexander; alexander; white russian cocktail; golden cadillac; pink squirrel; cream cocktail; kahlua and milk; grasshopper; eggnog alcoholic; eggnog with rum; coquito; rum eggnog; hot buttered rum; bushwacker; bailey's and coffee",
    { spirit: 30, liqueur: 25, halfAndHalf: 45 },
    { per: { drink: 105, glass: 105, cup: 240, "fl oz": 30 } },
  ),
  // Breakfast bowls, toppings and desserts
  dish(
    "oatmeal-milk",
    "Oatmeal with milk; porridge with milk; oatmeal made with milk; avena con leche caliente; porridge made with milk; oats with milk; overnight oats; overnight oats with milk; oatmeal cooked with milk; creamy oatmeal; oatmeal made with milk and sugar; proats; oatmeal regular or quick made with milk; porridge with semi skimmed milk; bircher oats; baked oatmeal; instant oatmeal with milk",
    { oats: 40, milk: 220, water: 20 },
    { per: { cup: 240, bowl: 300 } },
  ),
  dish(
    "oatmeal-fruit",
    "Oatmeal with fruit; oatmeal with banana; porridge with fruit; oatmeal with raisins; oatmeal with berries; oatmeal with blueberries; porridge with banana; oatmeal with honey; oatmeal with apple; mcdonalds fruit and maple oatmeal; starbucks oatmeal; fruit and maple oatmeal; porridge with honey; oatmeal with brown sugar; oatmeal with strawberries; porridge with berries; oatmeal with raisins and brown sugar",
    { oats: 32, water: 165, banana: 30, raisins: 6, sugar: 5 },
    { per: { cup: 240, bowl: 300 } },
  ),
  dish(
    "cereal-milk",
    "Cereal with milk; bowl of cereal; cereal and milk; cornflakes with milk; cheerios with milk; bowl of cereal with milk; corn flakes with milk; cereals with milk; special k with milk; breakfast cereal with milk; muesli with milk; granola with milk; raisin bran with milk; weetabix with milk",
    { granola: 12, milk: 125, oats: 20 },
    { per: { bowl: 200, cup: 160, serving: 200 } },
  ),
  dish(
    "parfait",
    "Yogurt parfait; parfait; yogurt with granola; yogurt and granola; fruit and yogurt parfait; granola and yogurt; yogurt with fruit and granola; yogurt fruit granola; mcdonalds parfait; fruit parfait; yogurt parfait with fruit; greek yogurt with granola; acai bowl; smoothie bowl; acai bowl with granola; yogurt bowl; greek yogurt with berries and granola; greek yogurt parfait; starbucks parfait; yogurt parfait low fat with fruit",
    { yogurt: 110, strawberries: 40, granola: 18, honey: 5 },
    { per: { cup: 240, parfait: 170, bowl: 300, container: 170 } },
  ),
  dish(
    "yogurt-fruit-honey",
    "Yogurt with fruit and honey; yogurt with honey; greek yogurt with honey; yogurt with fresh fruit; greek yogurt with fruit; yogurt with berries; yogurt with banana; yogurt and fruit; greek yogurt with berries; yogurt and berries; yogurt with strawberries; skyr with berries; fruit with yogurt",
    { yogurt: 130, strawberries: 45, honey: 8 },
    { per: { cup: 230, bowl: 250 } },
  ),
  dish(
    "greek-yogurt",
    "Greek yogurt; greek yoghurt; plain greek yogurt; strained yogurt; labneh; fage; fage total; yogurt greek plain; whole milk greek yogurt; greek style yogurt; griechischer joghurt; yogurt griego; labne; greek yogurt plain whole milk; yogurt greek whole milk plain; labaneh; siggis; icelandic yogurt; yaourt grec; grecki jogurt",
    { yogurt: 100, yogurtLow: 80, cream: 8 },
    { cooked: 118, per: { cup: 245, container: 170, tub: 170 } },
  ),
  dish(
    "pancakes-syrup",
    "Pancakes with syrup; pancakes and syrup; pancakes with butter and syrup; hotcakes with syrup; pancake with syrup; waffles with syrup; waffle with syrup; french toast with syrup; mcdonalds hotcakes; hotcakes and syrup; waffles and syrup; ihop pancakes; pancakes fast food; pancakes from fast food restaurant; waffle fast food; french toast fast food; stack of pancakes; pancake breakfast; french toast with butter and syrup",
    { biscuit: 20, egg: 18, flour: 18, milk: 28, butter: 6, syrup: 28 },
    { per: { pancake: 60, serving: 220, stack: 220, waffle: 100 } },
  ),
  dish(
    "banana-split",
    "Banana split; banana sundae; ice cream with banana and fudge; bananas foster; banana split dessert; banana foster",
    { iceCream: 130, banana: 100, hotFudge: 25, whippedCream: 15, jam: 15, walnuts: 5 },
    { per: { split: 290, item: 290, cup: 200 } },
  ),
  dish(
    "cake-ice-cream",
    "Ice cream cake; carvel ice cream cake; dairy queen cake; ice cream pie; baked alaska; blizzard; dq blizzard; mcflurry; oreo mcflurry; m&m mcflurry; concrete ice cream; ice cream with oreos; oreo blizzard; dairy queen blizzard; cookie dough blizzard; ice cream blended with candy; cold stone ice cream; ice cream with mix ins; reese blizzard; viennetta; ice cream roll; ice cream tartufo; ice cream with additional ingredients; ice cream vanilla with additional ingredients; cold stone; mix-in ice cream",
    { iceCream: 85, chocolate: 6, graham: 12 },
    { per: { slice: 130, cup: 160, piece: 130, small: 280, medium: 400, large: 550 } },
  ),
  dish(
    "caramel-apple",
    "Caramel apple; candy apple; toffee apple; apple candied; taffy apple; candied apple; caramel coated apple; candy apples; caramel apple with nuts; caramel dipped apple; manzana acaramelada; apple with caramel; apple with caramel dip; chocolate covered apple; chocolate covered strawberries; chocolate covered strawberry; chocolate dipped strawberries; chocolate covered banana; frozen chocolate banana; chocolate dipped fruit; fruit chocolate covered; chocolate covered fruit; apple slices with caramel",
    { apple: 75, caramelSauce: 20, chocolate: 6 },
    { per: { apple: 195, strawberry: 25, piece: 25, cup: 170, item: 195 } },
  ),
  dish(
    "apple-peanut-butter",
    "Apple with peanut butter; apple slices with peanut butter; apple and peanut butter; banana with peanut butter; celery with peanut butter; peanut butter and apple; ants on a log; celery and peanut butter; banana and peanut butter; apple slices and peanut butter",
    { apple: 150, peanutButter: 32 },
    { per: { apple: 210, serving: 180, cup: 160 } },
  ),
  dish(
    "energy-balls",
    "Energy balls; protein balls; bliss balls; date balls; energy bites; peanut butter balls; no bake cookies; no bake cookie; chocolate oatmeal no bake cookies; haystacks; no bake chocolate oatmeal cookie; buckeyes; puppy chow; muddy buddies; scotcheroos; rocky road; puppy chow snack; oat balls; muddy buddies snack; energy ball; granola bites",
    { oats: 30, peanutButter: 25, honey: 20, chocolate: 15, cocoa: 3 },
    { per: { ball: 25, piece: 25, cookie: 28, cup: 100 } },
  ),
  dish(
    "cereal-bar-cookie",
    "Lemon bar; lemon bars; lemon square; lemon squares; date square; seven layer bar; magic bar; magic bars; jam bar; hello dolly bar; raspberry bar; millionaire's shortbread; millionaires shortbread; caramel slice; nanaimo bar; caramel shortbread; oat bar cookie; cookie bar lemon; date nut bar; coconut bar; congo bar; bakewell; bakewell tart; caramel brownie bar; pecan bar; toffee bar cookie; pumpkin bar; cheesecake bar",
    { flour: 22, butter: 15, sugar: 26, egg: 14, condensedMilk: 10, coconut: 5 },
    { per: { bar: 45, square: 45, piece: 45 } },
  ),
  dish(
    "carrot-cake",
    "Carrot cake; carrot cake with cream cheese frosting; carrot cake with icing; cake carrot; carrot cupcake; pastel de zanahoria; karottenkuchen; rublikuchen; hummingbird carrot cake; cake carrot with icing; pumpkin cake; pumpkin roll; apple cake with frosting; zucchini cake; spice cake with frosting; spice cake with icing; pumpkin roll cake; cake pumpkin; cake spice with icing; banana cake with cream cheese frosting; gulrotkake; morotskaka; tarta de zanahoria; bolo de cenoura; gateau aux carottes",
    {
      flour: 20,
      sugar: 22,
      oil: 14,
      egg: 12,
      rawCarrot: 18,
      creamCheese: 12,
      butter: 5,
      walnuts: 4,
    },
    { per: { slice: 110, piece: 110, cupcake: 70 } },
  ),
  dish(
    "smore",
    "S'mores; smores homemade; s'more cracker; campfire smore",
    { graham: 14, marshmallows: 7, chocolate: 10 },
    { per: { smore: 31, item: 31, piece: 31 } },
  ),
  dish(
    "cotton-halwa",
    "Gulab jamun; jalebi; halwa; indian sweet; ladoo; laddu; rasgulla; suji halwa; kheer dessert; gajar halwa; besan ladoo; carrot halwa; rasmalai; mysore pak; sooji halwa; gulab jaman; jelabi; kesari; basbousa; namoura; revani; semolina cake",
    { flour: 20, milk: 30, sugar: 34, butter: 9, water: 10 },
    { per: { piece: 40, cup: 220 } },
  ),
  dish(
    "mochi",
    "Mochi; mochi ice cream; daifuku; rice cake sweet; bibingka; butter mochi; kakanin; puto; suman; dango; japanese sweet; espasol; tikoy; sticky rice dessert; mango sticky rice; kue; kutsinta; sapin sapin; biko; nian gao; sweet rice cake; cassava cake; kalamay",
    { rice: 60, sugar: 16, coconutMilk: 14, cornstarch: 12 },
    { cooked: 92, per: { piece: 45, cup: 200 } },
  ),
];
