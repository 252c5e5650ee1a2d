import type { EverydayNames } from "../../catalogue.ts";

export const pickleAndPulseNames: EverydayNames = [
  // Pickles
  [
    "11937",
    "pickle; dill pickle; dill pickles; pickled cucumber; kosher dill; pickles; pepinillos; pickle spear; pickle chips; sour pickle; gurken; pickle slice; cucumber pickle; hamburger dill chips; fried pickle plain; pickles dill; full sour pickle; half sour pickle; pickle dill",
  ],
  [
    "11940",
    "sweet pickle; bread and butter pickles; gherkin; gherkins; cornichon; cornichons; sweet gherkins; sweet pickles; bread and butter pickle; pickles sweet",
  ],
  [
    "11945",
    "relish; sweet relish; pickle relish; sweet pickle relish; piccalilli; chow chow; chowchow; corn relish; branston pickle",
  ],
  ["11944", "hot dog relish"],
  // Beans and pulses
  [
    "16006",
    "baked beans; heinz beans; beans in tomato sauce; vegetarian baked beans; beans on their own; heinz baked beans; bbq beans; baked beans vegetarian; beanz; boston baked beans plain",
  ],
  ["16005", "homemade baked beans; boston baked beans; baked beans homemade"],
  [
    "16010",
    "pork and beans; pork n beans; van camps; bush's baked beans; bushs baked beans; pork and beans canned; campbells pork and beans",
  ],
  [
    "16008",
    "franks and beans; beans and franks; beanie weenies; beans with hot dogs; beanee weenee; beans and hot dogs; frank and beans",
  ],
  [
    "16015",
    "black beans; cooked black beans; frijoles negros; black turtle beans; habichuelas negras; black beans cooked; black bean; caraotas; caraotas negras",
  ],
  ["16018", "canned black beans; black beans canned"],
  [
    "16028",
    "kidney beans; rajma; cooked kidney beans; habichuelas rojas; red kidney beans; red beans; kidney bean; frijoles rojos; porotos; beans; boiled beans; cooked beans; dried beans cooked; habichuelas; habichuelas coloradas; red beans cooked; small red beans; bayo beans; feijao vermelho",
  ],
  ["16145", "canned kidney beans; kidney beans canned; canned beans"],
  ["16038", "navy beans; haricot beans; navy beans cooked; white haricot; pea beans; alubias"],
  [
    "16043",
    "pinto beans; frijoles; frijoles de la olla; pinto beans cooked; calico beans; mexican beans; frijoles pintos; charro beans plain; borracho beans plain; habichuelas rosadas; feijao; bean; frijol",
  ],
  ["16146", "canned pinto beans; pinto beans canned"],
  [
    "16050",
    "white beans; cannellini; cannellini beans; great northern beans; habichuelas blancas; cannelini; white bean; lingots; fagioli; judias blancas; porotos blancos; white beans cooked; marrow beans",
  ],
  ["16051", "canned white beans; canned cannellini beans; cannellini beans canned"],
  [
    "16072",
    "lima beans; butter beans; cooked lima beans; butterbeans; gigantes; pallares; lima beans cooked; habas lima",
  ],
  [
    "16053",
    "fava beans; broad beans; habas; ful; fava; broad beans cooked; ful medames; foul; fava beans cooked; horse beans",
  ],
  [
    "16057",
    "chickpeas; garbanzo beans; garbanzos; chick peas; cooked chickpeas; chana; ceci; chole plain; kabuli chana; pois chiches; channa; chickpeas cooked; bengal gram; kichererbsen",
  ],
  ["16359", "canned chickpeas; canned garbanzo beans; chickpeas canned; tinned chickpeas"],
  [
    "16063",
    "black eyed peas; blackeyed peas; cowpeas; black eye peas; frijoles caritas; lobia; field peas; crowder peas; southern peas; purple hull peas; black-eyed beans; blackeye beans",
  ],
  [
    "16070",
    "lentils; cooked lentils; lentejas; red lentils; green lentils; masoor; linsen; lentil; brown lentils; puy lentils; boiled lentils; beluga lentils; lentilles; lentils cooked; dal plain; lenticchie",
  ],
  ["16069", "dry lentils; uncooked lentils; raw lentils; dried lentils"],
  [
    "16086",
    "split peas; cooked split peas; yellow split peas; pease pudding; chana dal; toor dal; split peas cooked; green split peas",
  ],
  [
    "16081",
    "mung beans; moong; moong dal; green gram; mung beans cooked; mung dal; monggo; mungo beans",
  ],
  ["16084", "urad dal; black gram; urad; mungo"],
  ["16102", "pigeon peas; gandules; toor; arhar; gungo peas; guandu; congo peas"],
  ["16002", "adzuki beans; aduki; azuki; red bean japanese"],
  ["16003", "sweet red bean paste; red bean paste; anko; sweetened adzuki"],
  [
    "16103",
    "refried beans; frijoles refritos; refried beans canned; frijoles refritos con queso; bean dip plain; refritos",
  ],
  ["16171", "vegetarian refried beans"],
  ["16172", "fat free refried beans; nonfat refried beans"],
  ["16109", "soybeans; soya beans; cooked soybeans; soy beans; soybeans cooked"],
  ["16110", "soy nuts; roasted soybeans; soynuts"],
  [
    "16126",
    "tofu; firm tofu; bean curd; tofu firm; doufu; soybean curd; raw tofu; pressed tofu; tau kwa; soy curd; tokwa; tofu raw",
  ],
  ["16127", "soft tofu; silken tofu; tofu soft; taho; douhua"],
  ["16159", "extra firm tofu; smoked tofu; baked tofu; tofu extra firm"],
  [
    "16129",
    "fried tofu; tofu puffs; aburaage; deep fried tofu; agedashi tofu; tofu fried; tofu pok",
  ],
  ["16114", "tempeh; tempe; fermented soybean cake"],
  [
    "16112",
    "bean paste; doenjang; soybean paste; fermented bean paste; doubanjiang; gochujang; white miso; miso; miso paste",
  ],
  ["16113", "natto"],
  ["16137", "homemade hummus; hummus homemade"],
  [
    "16158",
    "hummus; houmous; humus; hommus; hummus dip; chickpea dip; hoummos; sabra hummus; hummous; baba ganoush like dip",
  ],
  ["16138", "falafel; felafel; chickpea fritter; falafels; falafel balls"],
  [
    "16147",
    "veggie burger; vegetarian burger; veggie patty; soyburger; gardenburger; soy burger; meatless burger; boca burger; plant based burger; beyond burger; impossible burger; vegan burger; garden burger; meatless patty; vegetarian patty; morningstar burger; vegetable burger; quorn burger; bean burger; vege burger",
  ],
  [
    "16107",
    "vegan sausage; soyrizo; linda mccartney sausage; morningstar sausage; breakfast link meatless; veggie links; quorn sausage; veggie sausage; vegetarian sausage; meatless sausage; soy sausage",
  ],
  [
    "16104",
    "veggie bacon; meatless bacon; vegan bacon; vegetarian bacon; facon; morningstar bacon; turkey free bacon",
  ],
  [
    "43130",
    "veggie dog; meatless hot dog; vegan hot dog; tofu dog; veggie hot dog; tofu pup; soy dog",
  ],
  [
    "43128",
    "vegan chicken; quorn; chicken substitute; mock chicken; seitan; chik'n; soy chicken; quorn pieces; soy protein chunks; meatless crumbles; soy crumbles; veggie mince; tvp cooked; vegetarian mince; wheat meat; gluten steak",
  ],
  [
    "43134",
    "meatless fillet; vegetarian fillet; vegan nuggets; meatless nuggets; vegetarian steak",
  ],
  ["48052", "wheat gluten; vital wheat gluten; gluten flour"],
  [
    "16117",
    "textured vegetable protein; tvp; soy mince dry; soya chunks; soy protein granules; soya mince; soya granules; meal maker",
  ],
  [
    "16122",
    "soy protein; soy protein isolate; soy protein powder; pea protein; vegan protein powder; soy protein powder drink; plant protein powder",
  ],
];
