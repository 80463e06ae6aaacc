export { HostScreen } from "./host-screen";
