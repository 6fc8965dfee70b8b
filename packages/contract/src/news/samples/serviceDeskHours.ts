import type { NewsSample } from './newsText.ts'

export const serviceDeskHours: NewsSample = {
  id: 6,
  topic: 'support',
  hasResponses: true,
  hoursAgo: 4,
  isRead: false,
  text: {
    AZ: {
      notName: 'Dəstək xidməti saat 08:00‑dan işləyir',
      notDesc:
        'Bazar ertəsindən zəngləri və müraciətləri bir saat tez qəbul edirik, bir nəfər isə 20:00‑dək növbədə qalır. Mağazaların səhər növbəsi çox uzanırdı.',
      body: `Altı həftə ərzində müraciətlərin nə vaxt gəldiyini saydıq. **Onların üçdə biri 09:30‑dan əvvəl gəlir**: çoxu saat doqquzda açılan və kassanın çek çap etmədiyini görən mağazalardandır. İndiyədək onlar bizi gözləyirdi.

Bazar ertəsindən dəyişənlər:

- 08:00–09:00: zənglərdə iki nəfər var, həmin saat onlara layihə işi verilmir
- 09:00–18:00: əvvəlki kimi
- 18:00–20:00: bir nəfər evdən növbədədir, yalnız nasazlıqlar üçün

Səhər növbəsinə çıxan əməkdaş işi 17:00‑da bitirir. İki aylıq qrafik *dəstək xidmətində hər kəslə* razılaşdırılıb; hansısa həftə sizə uyğun deyilsə, cümə axşamına qədər Kamran Abbasova deyin.

Nə isə çatışmır? Adınızla və ya adsız [təklif yazın](/staff/suggestion).`,
    },
    EN: {
      notName: 'The service desk now answers from 08:00',
      notDesc:
        'From Monday calls and tickets are taken an hour earlier, and one person stays on duty until 20:00. The morning queue of the shops had become too long.',
      body: `For six weeks we counted when requests come in. **A third of them arrive before 09:30**, most from shops that open at nine and find that the till does not print. Until now they waited for us.

What changes on Monday:

- 08:00–09:00: two people on calls, without project work in that hour
- 09:00–18:00: as before
- 18:00–20:00: one person on duty at home, for outages only

Whoever takes the early shift leaves at 17:00. The rota for the next two months is agreed with *everybody on the desk*; if a week does not suit you, tell Kamran Abbasov by Thursday.

Is something still missing? [Write a suggestion](/staff/suggestion), with your name or without.`,
    },
    RU: {
      notName: 'Служба поддержки теперь работает с 08:00',
      notDesc:
        'С понедельника принимаем звонки и заявки на час раньше, а один человек дежурит до 20:00. Утренняя очередь заявок от магазинов стала слишком длинной.',
      body: `Шесть недель мы считали, когда приходят заявки. **Треть из них — до 09:30**, в основном от магазинов, которые открываются в девять и видят, что касса не печатает чеки. До сих пор им приходилось нас ждать.

Что меняется с понедельника:

- 08:00–09:00: двое на звонках, проектной работы у них в этот час нет
- 09:00–18:00: как раньше
- 18:00–20:00: один дежурный из дома, только на случай аварий

Кто выходит в утреннюю смену, заканчивает в 17:00. График на два месяца согласован *со всеми в поддержке*; если какая-то неделя вам не подходит, сообщите об этом до четверга: график ведёт Кямран Аббасов.

Чего-то не хватает? [Напишите предложение](/staff/suggestion) — с именем или без.`,
    },
  },
}
