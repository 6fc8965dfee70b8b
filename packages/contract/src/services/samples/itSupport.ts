import { makeService } from '#services/makeService.ts'

export const itSupport = makeService(
  { id: 4, slug: 'it-support' },
  {
    AZ: {
      name: 'İT dəstək',
      LargeHeadName: 'Nəsə işləməyəndə zəng edilən bir nömrə',
      LittleHeadName: 'Üç dildə dəstək xidməti',
      LittleTextInfo:
        'Əməkdaşlarınız bir ünvana yazır və ya zəng edir, onlara Azərbaycan, rus və ya ingilis dilində canlı insan cavab verir. On müraciətdən yeddisi elə ilk zəngdə həll olunur.',
      blocks: [
        {
          head: 'Cavab verən insandır',
          texts: [
            'Xidmət iş günləri saat 8:00‑dan 20:00‑dək, şənbə günləri 14:00‑dək işləyir. Hər müraciət nömrə alır; müraciət edən onunla kimin məşğul olduğunu istənilən vaxt görür.',
          ],
          points: ['Telefon, e-poçt və veb-forma', 'Üç dil', 'Hər müraciətə nömrə'],
        },
        {
          head: 'Cavabdeh olduğumuz müddətlər',
          texts: [
            'Üç növ müraciət üçün nə qədər tez cavab verəcəyimizi və həll edəcəyimizi razılaşdırırıq. Müddəti ötürsək, aylıq haqq müqavilədə yazılmış qayda ilə azalır.',
          ],
          points: [
            'İş dayanıb: bir saat',
            'Bir nəfər işləyə bilmir: dörd saat',
            'Qalan hər şey: iki iş günü',
          ],
        },
        {
          head: 'Yanınıza gələn mühəndislər',
          texts: [
            'Məsafədən həll olunmayan iş yerində həll olunur. Bakıda mühəndis iki saat ərzində, Sumqayıt və Gəncədə elə həmin gün gəlir.',
          ],
          points: [
            'Ehtiyat noutbuk və printerlər həmişə hazırdır',
            'Bir günə yeni iş yeri',
            'Hər gəliş həmin müraciətdə qeyd olunur',
          ],
        },
      ],
    },
    EN: {
      name: 'IT support',
      LargeHeadName: 'One number to call when something does not work',
      LittleHeadName: 'Service desk in three languages',
      LittleTextInfo:
        'Your staff call or write to one address and reach a person, in Azerbaijani, Russian or English. Seven requests out of ten are solved in the first call.',
      blocks: [
        {
          head: 'A person answers',
          texts: [
            'The desk is open on working days from 8:00 to 20:00 and on Saturdays until 14:00. Every request gets a number, and whoever made it can see at any time who is working on it.',
          ],
          points: ['Phone, email and a web form', 'Three languages', 'A number for every request'],
        },
        {
          head: 'Response times we are held to',
          texts: [
            'We agree on how fast to answer and how fast to solve, for three kinds of requests. If we miss one, the monthly fee goes down by a rule written in the contract.',
          ],
          points: [
            'Work has stopped: one hour',
            'One person cannot work: four hours',
            'Everything else: two working days',
          ],
        },
        {
          head: 'Engineers who come to you',
          texts: [
            'What cannot be solved remotely is solved at the desk. In Baku an engineer arrives within two hours; in Sumgait and Ganja, the same day.',
          ],
          points: [
            'Spare laptops and printers on hand',
            'New workplaces in one day',
            'Visits recorded in the same request',
          ],
        },
      ],
    },
    RU: {
      name: 'ИТ-поддержка',
      LargeHeadName: 'Один номер на случай, если что-то не работает',
      LittleHeadName: 'Служба поддержки на трёх языках',
      LittleTextInfo:
        'Сотрудники звонят или пишут по одному адресу, и им отвечает человек — на азербайджанском, русском или английском. Семь обращений из десяти решаются за первый звонок.',
      blocks: [
        {
          head: 'Отвечает человек',
          texts: [
            'Служба работает по будням с 8:00 до 20:00 и по субботам до 14:00. Каждое обращение получает номер, и тот, кто обратился, в любой момент видит, кто им занимается.',
          ],
          points: ['Телефон, почта и форма на сайте', 'Три языка', 'Номер у каждого обращения'],
        },
        {
          head: 'Сроки, за которые мы отвечаем',
          texts: [
            'Для трёх видов обращений мы договариваемся, как быстро отвечаем и как быстро решаем. Если срок сорван, месячная плата уменьшается по правилу, записанному в договоре.',
          ],
          points: [
            'Работа встала: один час',
            'Один человек не может работать: четыре часа',
            'Всё остальное: два рабочих дня',
          ],
        },
        {
          head: 'Инженеры, которые приезжают',
          texts: [
            'Что нельзя решить удалённо, решаем на месте. В Баку инженер приезжает за два часа, в Сумгаит и Гянджу — в тот же день.',
          ],
          points: [
            'Запасные ноутбуки и принтеры наготове',
            'Новое рабочее место за день',
            'Выезды записаны в том же обращении',
          ],
        },
      ],
    },
  },
)
