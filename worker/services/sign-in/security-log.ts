import { logLine } from "#shared/log-line";
import type { AppContext } from "../request/app-env";

/** Events that matter for security, one line each; never an address, a name or a token. */
type SecurityEvent =
  | "login_ok"
  | "login_failed"
  | "login_limited"
  | "code_failed"
  | "deed_limited"
  | "address_verified"
  | "reset_asked"
  | "reset_used"
  | "password_changed"
  | "token_made"
  | "board_code_made"
  | "board_code_ended"
  | "token_ended"
  | "address_asked"
  | "address_changed"
  | "session_ended"
  | "sessions_ended"
  | "teacher_approved"
  | "teacher_rejected"
  | "account_suspended"
  | "account_unsuspended"
  | "passkey_added"
  | "passkey_removed"
  | "passkey_failed"
  | "passkeys_recovered"
  | "device_confirmed"
  | "device_refused"
  | "user_deleted"
  | "admin_made"
  | "rights_changed"
  | "sets_handed_over"
  | "classes_handed_over"
  | "human_check_failed"
  | "human_check_down";

export function logEvent(c: AppContext, event: SecurityEvent): void {
  logLine("info", event, {
    request_id: c.get("requestId"),
    actor_role: c.get("role"),
    version: c.env.CF_VERSION?.id,
  });
}
