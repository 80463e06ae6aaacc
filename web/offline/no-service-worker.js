// For a build with OFFLINE=off: removes everything that earlier builds left on the device, and itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("bilye-")).map((name) => caches.delete(name)));
  await registration.unregister();
}
