import type { NetworkInterfaceInfo } from "node:os";
import { expect, test } from "vitest";
import { networkOrigins } from "../../../worker/local/addresses";

const at = (address: string, family = "IPv4", internal = false) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;

test("a machine open to all names the room's network before its inner ones", () => {
  const found = {
    lo: [at("127.0.0.1", "IPv4", true)],
    docker0: [at("172.17.0.1")],
    "Wi-Fi": [at("fe80::1", "IPv6"), at("192.168.1.20")],
    "Ethernet 2": [at("169.254.3.4")],
  };
  expect(networkOrigins("0.0.0.0", 8080, found)).toEqual(["http://192.168.1.20:8080", "http://172.17.0.1:8080"]);
  expect(networkOrigins("0.0.0.0", 8080, {})).toEqual([]);
});

test("a machine that listens on one address names that", () => {
  expect(networkOrigins("10.0.0.5", 80, {})).toEqual(["http://10.0.0.5:80"]);
  expect(networkOrigins("fd00::5", 80, {})).toEqual(["http://[fd00::5]:80"]);
});
