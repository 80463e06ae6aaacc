export type {
  DeviceForm,
  OthersEndedReply,
  Session,
  SessionsEndedReply,
  SessionKind,
  SessionStamp,
  SessionsReply,
  SessionWay,
} from "./replies/sessions";
