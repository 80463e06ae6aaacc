export type {
  DeviceForm,
  OthersEndedReply,
  Session,
  SessionKind,
  SessionStamp,
  SessionsReply,
  SessionWay,
} from "./replies/sessions";
