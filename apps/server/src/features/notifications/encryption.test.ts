import { createECDH } from "node:crypto";
import { expect, test } from "vitest";
import { areUsable, encryptMessage } from "./encryption.gateway.ts";

test("a message is encrypted as the example of RFC 8291 shows", () => {
  const own = createECDH("prime256v1");
  own.setPrivateKey("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url");
  const message = encryptMessage(
    "When I grow up, I want to be a watermelon",
    {
      p256dh:
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      auth: "BTBZMqHH6r4Tts7J_aSIgg",
    },
    own,
    Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
  );
  expect(message.toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS" +
      "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu" +
      "lcy4a-fN",
  );
});

test("keys that are no keys are told apart", () => {
  const point =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  expect(areUsable({ p256dh: point, auth: "BTBZMqHH6r4Tts7J_aSIgg" })).toBe(true);
  expect(areUsable({ p256dh: point.replace("BCV", "BCW"), auth: "BTBZMqHH6r4Tts7J_aSIgg" })).toBe(
    false,
  );
  expect(areUsable({ p256dh: point, auth: "BTBZ" })).toBe(false);
  expect(areUsable({ p256dh: "", auth: "" })).toBe(false);
});
