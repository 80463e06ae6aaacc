import type { Mail } from "#protocol/http/service";
import { formOfAddress, ifMistaken, mail, type Person } from "./letter";

/** Mails about a suspension. */

export function suspendedMail(to: Person, reason: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("Hesabınız askıya alındı", "Hesabın askıya alındı"),
    body: [
      say(
        "Bir yönetici hesabınızı askıya aldı; şimdilik giriş yapamazsınız. Setleriniz, sınıflarınız ve raporlarınız yerinde duruyor, ödevleriniz bekliyor.",
        "Bir yönetici hesabını askıya aldı; şimdilik giriş yapamazsın. Sonuçların yerinde duruyor.",
      ),
      ...(reason === "" ? [] : [`Yöneticinin notu: ${reason}`]),
      say(
        `${ifMistaken} Hesabınız yeniden açılabilir.`,
        "Yanlışlıkla olduysa öğretmenin yöneticiye haber verebilir; hesabın yeniden açılabilir.",
      ),
    ],
  });
}

export function unsuspendedMail(to: Person, link: string): Mail {
  const say = formOfAddress(to.role);
  return mail(to, {
    subject: say("Hesabınız yeniden açıldı", "Hesabın yeniden açıldı"),
    body: [
      say(
        "Hesabınız artık askıda değil. Paylaştığınız setler ve süresi dolmayan ödevleriniz yeniden açıldı; API anahtarlarınızı yeniden oluşturmanız gerekir.",
        "Hesabın artık askıda değil; yeniden giriş yapabilirsin.",
      ),
      { link, label: "Giriş yap" },
    ],
  });
}
