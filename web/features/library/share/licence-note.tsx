import { licence } from "#protocol/library-words";
import { licenceAddress } from "#words/licence";
import { Banner } from "#ui/overlays/banner.tsx";

/** Shown before anything is shared. */
export const LicenceNote = () => (
  <Banner tone="info">
    Paylaşınca set <b>{licence}</b> lisanslı olur: adınızı anarak herkes kullanıp değiştirebilir. Kütüphaneden
    istediğiniz an kaldırabilirsiniz; alınmış kopyalar kalır. Başkasının sorusunu ya da görselini paylaşmayın.{" "}
    <a href={licenceAddress} target="_blank" rel="noreferrer license">
      Lisans
    </a>
  </Banner>
);
