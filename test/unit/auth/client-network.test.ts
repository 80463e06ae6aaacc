import { expect, test } from "vitest";
import { clientLine, clientNetwork, linesIn } from "#auth/client-network";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:0:0:0:9", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["local", "local"],
  ["not:an:address", "not:an:address"],
  ["", ""],
])("a client at %s is counted as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2::1", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::1", "2001:db8:1::/48"],
  ["2001:db8:2:2::1", "2001:db8:2::/48"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["local", "local"],
])("the line of a client at %s is %s", (address, line) => {
  expect(clientLine(address)).toBe(line);
});

test("a deployment names networks of schools by their addresses, in any spelling", () => {
  expect(linesIn("")).toEqual([]);
  expect(linesIn(" 203.0.113.7,2001:DB8:1::/48 , 2001:db8:2:5::9,")).toEqual([
    "203.0.113.7",
    "2001:db8:1::/48",
    "2001:db8:2::/48",
  ]);
});
