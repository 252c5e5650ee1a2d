import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { packed, sendFile, untilImport } from "../../testing/imports.ts";
import { startServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** What a file says, and the entries that it becomes, oldest first. */
async function imported(content: string | Buffer, name = "export.csv") {
  const { token } = await server.signedIn();
  const { status, body: reading } = await sendFile(server, token, { content, name });
  expect(status).toBe(201);
  expect(reading.needsMapping).toBeNull();
  await server.call("POST", `/api/imports/${reading.id}/apply`, { token });
  await untilImport(server, token, reading.id, "applied");
  const { body } = await server.call("GET", "/api/meals/logged?from=2000-01-01&to=2199-12-31", {
    token,
  });
  return { reading, entries: (body as Record<string, unknown>[]).reverse() };
}

const lines = (...rows: string[]) => rows.join("\n");

describe("the tables of other apps", () => {
  test("Cronometer's daily summary is one entry a day", async () => {
    const { reading, entries } = await imported(
      lines(
        "Date,Energy (kcal),Alcohol (g),B12 (Cobalamin) (µg),Vitamin A (µg),Sodium (mg),Carbs (g),Saturated (g),Completed",
        "2026-01-02,2011.5,0,2.41,700,2100,220,12.5,true",
      ),
    );
    expect(reading.format).toBe("cronometer");
    expect(entries).toMatchObject([
      {
        ...{ name: "Whole day", date: "2026-01-02", calories: 2011.5, vitaminB12: 2.41 },
        ...{ sodium: 2100, saturatedFat: 12.5, alcohol: 0, protein: null },
      },
    ]);
  });

  test("Lose It! has American dates, deleted rows, and n/a for unknown", async () => {
    const { reading, entries } = await imported(
      lines(
        "Date,Name,Icon,Meal,Quantity,Units,Calories,Deleted,Fat (g),Protein (g),Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)",
        '07/05/2026,"Spinach, Cooked",Spinach,Lunch,100.0,Grams,23,0,0.3,3,3.8,n/a,0.4,2.4,0,70',
        "07/05/2026,Rice,Rice,Lunch,350,Grams,455,1,1,9,99,0,0,1,0,2",
      ),
    );
    expect(reading).toMatchObject({ format: "loseit", ignored: { deleted: 1 } });
    expect(entries).toMatchObject([
      {
        ...{ name: "Spinach, Cooked", date: "2026-07-05", mealType: "lunch", calories: 23 },
        ...{ measurement: "100.0 Grams", grams: 100, fiber: 2.4, saturatedFat: null },
      },
    ]);
  });

  test("Lose It!'s older weekly summary mixes in exercise", async () => {
    const { reading, entries } = await imported(
      lines(
        "Date,Name,Type,Quantity,Units,Calories,Fat (g),Protein (g),Carbohydrates (g)",
        "5/1/2026,Greek yoghurt,Breakfast,1,Cup,150,4,15,8",
        "5/1/2026,Running,Exercise,30,Minutes,-310,,,",
      ),
    );
    expect(reading).toMatchObject({ format: "loseit", ignored: { exercise: 1 } });
    expect(entries).toMatchObject([{ name: "Greek yoghurt", date: "2026-05-01", protein: 15 }]);
  });

  test("YAZIO's log has grams", async () => {
    const { reading, entries } = await imported(
      lines(
        "date,meal,product_name,amount_g,calories,protein_g,fat_g,carbs_g",
        "2025-10-26,dinner,Kartoffeln,250.0,192.5,5,0.3,38.5",
        "2025-10-26,dinner,Kartoffeln,-5,192.5,5,0.3,38.5",
        `2025-10-26,dinner,Kartoffeln,${"9".repeat(400)},192.5,5,0.3,38.5`,
      ),
    );
    expect(reading.format).toBe("yazio");
    const reasons = (reading.problems as { reason: string }[]).map(({ reason }) => reason);
    expect(reasons).toEqual([
      "amount_g: -5 is less than nothing.",
      expect.stringMatching(/^amount_g: 9+ is more than one entry can have\.$/) as string,
    ]);
    expect(entries).toMatchObject([
      { name: "Kartoffeln", mealType: "dinner", grams: 250, calories: 192.5, carbs: 38.5 },
    ]);
  });

  test("FatSecret nests foods below days and meals", async () => {
    const { reading, entries } = await imported(
      lines(
        "FatSecret Food Diary",
        "",
        "Date,Cals (kcal),Fat (g),Sat (g),Carbs (g),Fiber (g),Sugar (g),Prot (g),Sod (mg),Chol (mg)",
        '"Saturday, 7 March 2026",700,20,5,90,9,20,40,800,30',
        " Breakfast,300,8,2,45,6,12,11,200,0",
        "  Porridge,300,8,2,45,6,12,11,200,0",
        "   1 bowl,,,,,,,,,",
        " Dinner,400,12,3,45,3,8,29,600,30",
        "  Chicken curry,400,12,3,45,3,8,29,600,30",
      ),
    );
    expect(reading).toMatchObject({ format: "fatsecret", ignored: { summary: 3, note: 1 } });
    expect(entries).toMatchObject([
      { name: "Porridge", date: "2026-03-07", mealType: "breakfast", sodium: 200, sugar: 12 },
      { name: "Chicken curry", date: "2026-03-07", mealType: "dinner", protein: 29 },
    ]);
  });

  test("SparkyFitness has days' sums, named months, and kilojoules if one wants them", async () => {
    const { reading, entries } = await imported(
      lines(
        '"Date","Meal","Food","Brand","Quantity","Unit","Calories (kJ)","Protein (g)","Net Carbs (g)","Fat (g)","Vitamin A (μg)"',
        '"Mar 01, 2026","lunch","Skyr","Arla","150","g","418","16.5","6.0","0.3","12"',
        '"Mar 01, 2026","Total","","","","","418","16.5","6.0","0.3","12"',
      ),
    );
    expect(reading).toMatchObject({ format: "sparkyfitness", ignored: { summary: 1 } });
    expect(entries).toMatchObject([
      {
        ...{ name: "Arla Skyr", date: "2026-03-01", grams: 150, calories: 99.9044 },
        // Net carbs are another figure.
        ...{ vitaminA: 12, carbs: null },
      },
    ]);
  });

  test("NutriTrace numbers its meals", async () => {
    const { reading, entries } = await imported(
      lines(
        "Date,Meal,Food,Amount,Unit,Calories,Fat,Carbs,Protein",
        '2026-08-11,1,"Beans, baked",200,g,188,0.8,30.4,9.8',
      ),
    );
    expect(reading.format).toBe("nutritrace");
    expect(entries).toMatchObject([
      { name: "Beans, baked", mealType: "lunch", grams: 200, measurement: "200 g", protein: 9.8 },
    ]);
  });
});

test("Waistline's backup names foods, and how much of each was eaten", async () => {
  const backup = {
    version: 1,
    diary: [
      {
        dateTime: "2026-02-03T00:00:00.000Z",
        items: [
          { id: 4, type: "food", category: 0, portion: "50", unit: "g", quantity: 2 },
          { id: 9, type: "food", category: 3, portion: "100", quantity: 1 },
        ],
      },
    ],
    foodList: [
      {
        ...{ id: 4, name: "Oats", brand: "Mill", portion: "100", unit: "g" },
        nutrition: { calories: 380, proteins: 13, "saturated-fat": 1.2, sodium: 5 },
      },
    ],
  };
  const { reading, entries } = await imported(JSON.stringify(backup), "waistline_export.json");
  expect(reading).toMatchObject({
    ...{ format: "waistline", counts: { meal: 1 } },
    // A food that isn't in the list.
    problems: [{ row: 2, reason: "It has no calories." }],
  });
  expect(entries).toMatchObject([
    {
      ...{ name: "Mill Oats", date: "2026-02-03", mealType: "breakfast", calories: 380 },
      ...{ grams: 100, protein: 13, saturatedFat: 1.2, carbs: null },
    },
  ]);
});

test("NutriTrace's backup has each entry's own figures", async () => {
  const food = { name: "Laksa", portion: 500, unit: "g", quantity: 1, category: 2 };
  const backup = {
    diary: [{ date: "2026-02-03", items: [{ ...food, nutrition: { kilojoules: 2092 } }] }],
  };
  const { reading, entries } = await imported(JSON.stringify(backup), "backup.json");
  expect(reading.format).toBe("nutritrace");
  expect(entries).toMatchObject([{ name: "Laksa", calories: 500, mealType: "dinner", grams: 500 }]);
});

test.each(["utf-8", "latin1"] as const)(
  "accents are read as they are, in %s, however late the first one comes",
  async (encoding) => {
    const plain = Array.from(
      { length: 3_000 },
      (_, n) => `2026-01-02,Lunch,Soup ${n} of some kind,1,`,
    );
    const table = lines(
      "Day,Group,Food Name,Amount,Energy (kcal)",
      // Without calories: a problem, no entry.
      ...plain,
      "2026-01-02,Lunch,Crème brûlée,1,300",
    );
    const { entries } = await imported(Buffer.from(table, encoding));
    expect(entries).toMatchObject([{ name: "Crème brûlée" }]);
  },
);

test("a name that can't be seen is none: the meal stands in for it", async () => {
  const table = lines(
    "Day,Group,Food Name,Amount,Energy (kcal)",
    "2026-04-01,Lunch,\u200b,1 bowl,300",
    "2026-04-02,,\u2060,1 bowl,300",
  );
  const { reading, entries } = await imported(table, "servings.csv");
  expect(reading.problems).toEqual([{ row: 3, reason: "It has no name." }]);
  expect(entries).toMatchObject([{ name: "Lunch", date: "2026-04-01", calories: 300 }]);
});

test("an archive is read by the tables in it that are known", async () => {
  const zip = await packed({
    "Nutrition-Summary.csv": lines(
      "Date,Meal,Calories,Fat (g),Polyunsaturated Fat,Carbohydrates (g),Sugar,Protein (g)",
      "2026-04-01,Lunch,500,10,1,60,9,30",
      "2026-04-31,Lunch,500,10,1,60,9,30",
    ),
    "Measurement-Summary.csv": lines("Date,Weight", "2026-04-01,70.5"),
    "Exercise-Summary.csv": lines(
      "Date,Exercise,Type,Exercise Calories,Exercise Minutes",
      "2026-04-01,Walking,Cardio,120,40",
    ),
    "readme.txt": "Thank you for using us.",
  });
  const { reading, entries } = await imported(zip, "File-Export.zip");
  expect(reading).toMatchObject({
    ...{ format: "myfitnesspal", counts: { meal: 1 } },
    ignored: { measurement: 1, exercise: 1 },
    problems: [
      {
        row: 3,
        reason:
          "Nutrition-Summary.csv: Date: “2026-04-31” can't be read as a date from 1900 to 2199.",
      },
    ],
  });
  expect(entries).toMatchObject([{ name: "Lunch", calories: 500, sugar: 9 }]);
});

describe("what a spreadsheet or another program has made of a table", () => {
  test("a decimal comma is one where nothing else tells: 0,125 mg aren't 125", async () => {
    const row = (date: string) => `${date};Lunch;Soup;1;100;0,125`;
    const { entries } = await imported(
      lines(
        "Day;Group;Food Name;Amount;Energy (kcal);Zinc (mg)",
        row("2026-01-02"),
        row("2026-01-03"),
      ),
    );
    expect(entries.map(({ zinc }) => zinc)).toEqual([0.125, 0.125]);
  });

  test("dates of Lose It! that were saved in another order", async () => {
    const { reading, entries } = await imported(
      lines(
        "Date;Name;Icon;Meal;Quantity;Units;Calories;Deleted;Fat (g)",
        "24.12.2025;Bread;Bread;Breakfast;1,5;Slice;120;0;1,5",
        "05.07.2026;Bread;Bread;Breakfast;1,5;Slice;120;0;1,5",
      ),
    );
    expect(reading).toMatchObject({ format: "loseit", problems: [] });
    expect(entries.map(({ date }) => date)).toEqual(["2025-12-24", "2026-07-05"]);
  });

  test("days without marks, and times without a colon", async () => {
    const times = ["7pm", "7.30", "19h30", "8 Uhr", "12 a.m.", "7", "7.75", "25h"];
    const { entries } = await imported(
      lines(
        "Day,Time,Group,Food Name,Amount,Energy (kcal)",
        ...times.map((time, n) => `2026030${n + 1},${time},Lunch,${time},1,100`),
      ),
    );
    expect(entries.map(({ date, time }) => [date, time])).toEqual([
      ["2026-03-01", "7:00 PM"],
      ["2026-03-02", "7:30 AM"],
      ["2026-03-03", "7:30 PM"],
      ["2026-03-04", "8:00 AM"],
      ["2026-03-05", "12:00 AM"],
      ["2026-03-06", null],
      ["2026-03-07", null],
      ["2026-03-08", null],
    ]);
  });

  test("a day's midnight is no time that somebody ate at", async () => {
    const { entries } = await imported(
      lines("Day,Group,Food Name,Amount,Energy (kcal)", "2026-01-02 00:00:00,,Soup,1,100"),
    );
    expect(entries).toMatchObject([{ date: "2026-01-02", time: null }]);
  });

  test("a unit that stands in a cell counts there, whatever the heading says", async () => {
    const { reading, entries } = await imported(
      lines(
        "Day,Group,Food Name,Amount,Energy (kcal),Protein (g),Salt (g),Vitamin D,Vitamin C",
        "2026-01-01,,Bread,1,418.4 kJ,500 mg,500 mg,120 IU,15 %",
        "2026-01-02,,Soup,1,100 kcal,5 g,1,3,15 mg",
        "2026-01-03,,Stone,1,100 mg,,,,",
      ),
    );
    expect(reading.problems).toMatchObject([
      { row: 4, reason: expect.stringContaining("100 mg") as string },
    ]);
    expect(entries).toMatchObject([
      { name: "Bread", calories: 100, protein: 0.5, sodium: 200, vitaminD: 3, vitaminC: null },
      { name: "Soup", calories: 100, protein: 5, sodium: 400, vitaminD: 3, vitaminC: 15 },
    ]);
  });

  test("a name that is too long isn't cut within a letter", async () => {
    const name = "x".repeat(199);
    const { entries } = await imported(
      lines("Day,Group,Food Name,Amount,Energy (kcal)", `2026-01-02,Lunch,${name}🍕,1,100`),
    );
    expect(entries).toMatchObject([{ name }]);
  });

  test("our own table has weights, and energyKj is no kcal", async () => {
    const { token } = await server.signedIn();
    const content = lines(
      "Date,Meal,Food,Amount,Weight (g),energyKj",
      "2026-01-02,lunch,Apple,1 medium,182,418.4",
    );
    const { body } = await sendFile(server, token, { content });
    const { columns } = body.needsMapping.suggested as { columns: Record<string, number> };
    expect(columns).toMatchObject({ quantity: 3, grams: 4, calories: 5 });
    const mapping = { columns };
    await server.call("POST", `/api/imports/${body.id}/apply`, { token, body: { mapping } });
    await untilImport(server, token, body.id, "applied");
    const query = "from=2000-01-01&to=2199-12-31";
    const { body: entries } = await server.call("GET", `/api/meals/logged?${query}`, { token });
    expect(entries).toMatchObject([{ name: "Apple", grams: 182, calories: 100 }]);
  });
});

describe("however a table is written", () => {
  const rows = ["Day", "Group", "Food Name", "Amount", "Energy (kcal)", "Fat (g)"];
  const entry = ["01.02.2026", "Mittagessen", 'Käse "alt"\nReis', "1 Stück", "1.234,5", "8,25"];
  const expected = [
    {
      ...{ name: 'Käse "alt" Reis', date: "2026-02-01", mealType: "lunch", calories: 1234.5 },
      ...{ fat: 8.25, measurement: "1 Stück" },
    },
  ];
  const quoted = (cells: string[], mark: string) =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark);
  const table = (mark: string) => `${quoted(rows, mark)}\r\n${quoted(entry, mark)}\r\n`;

  test.each([
    ["with semicolons", Buffer.from(table(";"))],
    ["with tabs", Buffer.from(table("\t"))],
    ["with a BOM", Buffer.from(`\ufeff${table(",")}`)],
    ["in UTF-16, little end first", Buffer.from(`\ufeff${table("\t")}`, "utf16le")],
    ["in UTF-16, big end first", Buffer.from(`\ufeff${table(";")}`, "utf16le").swap16()],
    ["in UTF-16 that doesn't say so", Buffer.from(table(";"), "utf16le")],
    ["in Windows-1252", Buffer.from(table(";"), "latin1")],
    ["with empty lines", Buffer.from(`\n\n${table(";").replace("\r\n", "\r\n\r\n")}\n`)],
  ])("%s", async (_, content) => {
    const { entries } = await imported(content);
    expect(entries).toMatchObject(expected);
  });
});
