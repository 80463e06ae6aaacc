import { areas } from "./areas";
import { documentOf } from "./document";

const about = `Sınıflar için canlı bilgi yarışması Bilye'nin HTTP arayüzü. Bütün gövdeler ve yanıtlar JSON, alan adları
\`snake_case\`, zamanlar 1970'ten beri milisaniyedir.

Kendi betikleriniz için profilinizden bir API anahtarı oluşturun ve her çağrıda gönderin:
\`Authorization: Bearer bilye_…\`. Anahtarın yetkisi üç türlüdür: \`read\` yalnız okur, \`sets\` soru setlerini de düzenler,
\`all\` oyunları, sınıfları ve ödevleri de yönetir. Hesabın kendisine, yönetime ve sokete anahtarla girilmez. Dakikada en çok 300 çağrı.

Bir şey yapan çağrılar \`Idempotency-Key\` başlığı alır: yanıtı yolda kaybolan çağrı aynı anahtarla güvenle yinelenir.
Listeler \`?q=&page=1&page_size=20\` ile sayfa sayfadır. Yanıtlara ileride yeni alanlar eklenebilir; bilmediğiniz alanı atlayın.`;

/** The document of this version; made when building, and by tests. */
export const apiDocument = (version: string) => documentOf({ title: "Bilye API", version, description: about }, areas);
