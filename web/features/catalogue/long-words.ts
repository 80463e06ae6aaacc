/** Names and sentences as long as classes and teachers have them. */
export const longName = "Muhammed Yusuf Gülşahoğlu";
export const longWord = "Çekoslovakyalılaştıramadıklarımızdan";
export const longSentence =
  "Işık, sıcaklık ve su aynı anda değişirse sonucun hangisinden geldiği söylenemez; bu yüzden her seferinde tek koşul değişir.";
export const people: readonly string[] = [longName, "Nurşah İğde", "Ömer Faruk Üçgül", longWord];
