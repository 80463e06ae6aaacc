import type { SetImport } from "#api/sets-api";

/** Five questions that any class can answer: for a first game before the teacher writes a set. */
export const general: SetImport = {
  title: "Örnek set: Genel kültür",
  description: "Bilye ile ilk oyununuz için beş soru. Dilediğiniz gibi değiştirin.",
  questions: [
    {
      question_text: "Türkiye’nin en yüksek dağı hangisidir?",
      options: { A: "Erciyes Dağı", B: "Ağrı Dağı", C: "Süphan Dağı", D: "Uludağ" },
      correct_option: "B",
      time_limit: 20,
      explanation: "Ağrı Dağı 5.137 metredir.",
    },
    {
      question_text: "Bir düzine kaç tanedir?",
      options: { A: "6", B: "10", C: "12", D: "24" },
      correct_option: "C",
      time_limit: 15,
    },
    {
      question_text: "İstiklal Marşı’nın şairi kimdir?",
      options: { A: "Yahya Kemal Beyatlı", B: "Namık Kemal", C: "Ziya Gökalp", D: "Mehmet Âkif Ersoy" },
      correct_option: "D",
      time_limit: 20,
    },
    {
      question_text: "Güneş’e en yakın gezegen hangisidir?",
      options: { A: "Merkür", B: "Venüs", C: "Mars", D: "Dünya" },
      correct_option: "A",
      time_limit: 20,
    },
    {
      question_text: "Su deniz seviyesinde 100 °C’de kaynar.",
      options: { A: "Doğru", B: "Yanlış" },
      correct_option: "A",
      time_limit: 15,
      explanation: "Yükseldikçe hava basıncı azalır, su daha düşük sıcaklıkta kaynar.",
    },
  ],
};
