import { expect, test } from "vitest";
import { shellMessages } from "./messages.ts";
import { serverAddress } from "./server-address.ts";

const { problems } = shellMessages;

test.each([
  ["morsel.example.com", "https://morsel.example.com"],
  [" Morsel.Example.com/ ", "https://morsel.example.com"],
  ["morsel.example.com:8443", "https://morsel.example.com:8443"],
  ["https://192.168.1.20", "https://192.168.1.20"],
])("%j is %s", (typed, origin) => {
  expect(serverAddress(typed)).toEqual({ origin });
});

test.each([
  ...["localhost:3000", "raspberry", "nas.local", "nas.lan:3000", "nas.home", "nas.internal"],
  ...["nas.home.arpa", "127.0.0.1:3000", "10.1.2.3", "192.168.1.20:3000", "169.254.3.4"],
  ...["172.16.0.1", "172.20.0.1", "172.31.255.1", "[::1]:3000", "[fd12::1]", "[fc00::1]"],
  "[fe80::1]",
])("%s is at home, where plain HTTP may be", (host) => {
  expect(serverAddress(host)).toEqual({ origin: `http://${host}` });
  expect(serverAddress(`http://${host}`)).toEqual({ origin: `http://${host}` });
});

test.each([
  ...["morsel.example.com", "93.184.216.34", "11.1.2.3", "172.15.0.1", "172.32.0.1"],
  ...["192.169.1.1", "110.1.2.3", "1.10.0.1", "nas.local.example.com", "10.example.com"],
  ...["127.evil.example", "192.168.1.20.example.com", "[2001:db8::1]", "[fb00::1]"],
  ...["[fc::1]", "[fec0::1]", "[::2]", "[::1:1]"],
])("%s is not, whatever it begins like", (host) => {
  expect(serverAddress(host)).toEqual({ origin: `https://${host}` });
  expect(serverAddress(`http://${host}`)).toEqual({ problem: problems.plain });
});

test.each([
  ["", problems.empty],
  ["two words", problems.unreadable],
  ["https://", problems.unreadable],
  ["file:///home/ada/morsel", problems.file],
  ["/home/ada/morsel", problems.file],
  ["C:\\Users\\ada", problems.file],
  ["https://morsel.example/profile", problems.file],
  ["https://morsel.example/?a=1", problems.file],
  ["https://morsel.example/#a", problems.file],
  ["ftp://morsel.example", problems.scheme],
  ["javascript:alert(1)", problems.scheme],
  ["capacitor://localhost", problems.scheme],
  ["https://ada@morsel.example", problems.secret],
  ["https://:secret@morsel.example", problems.secret],
])("%j is refused", (typed, problem) => {
  expect(serverAddress(typed)).toEqual({ problem });
});
