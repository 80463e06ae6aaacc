/** Messages of the client for failures that the server did not explain. The sentences are the specification's. */
export const failures = {
  login: "Giriş yapılırken bir hata oluştu.",
  register: "Kayıt olurken bir hata oluştu.",
  verify: "E-posta doğrulanırken bir hata oluştu.",
  resetRequest: "Şifre sıfırlama isteği gönderilirken bir hata oluştu.",
  reset: "Şifre sıfırlanırken bir hata oluştu.",
  user: "Kullanıcı bilgileri alınamadı. Lütfen tekrar giriş yapın.",
} as const;
