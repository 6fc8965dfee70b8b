import { cameAt, sampleStart } from '#core/agedSample.ts'
import type { Language } from '#core/language.ts'
import { card, type NewsSample } from '#news/samples/newsText.ts'
import { serviceDeskHours } from '#news/samples/serviceDeskHours.ts'
import { workingFromHome } from '#news/samples/workingFromHome.ts'
import { newsReactions } from './rules.ts'
import type { NewsItem } from './schema.ts'

/** The news, newest first. Two have more text than their card. */
export const newsSamples: NewsSample[] = [
  serviceDeskHours,
  {
    id: 5,
    topic: 'learning',
    hoursAgo: 27,
    isRead: false,
    text: {
      AZ: card(
        'Verilənlərlə iş kursu: on iki yer',
        'Fərid Nəbiyev dörd dərsdə hesabatı oxumağı və sadə sorğu yazmağı öyrədəcək. Çərşənbə axşamı günləri saat 16:00‑da; yazılmaq üçün Olga Petrovaya müraciət edin.',
      ),
      EN: card(
        'A course in data: twelve seats',
        'In four lessons Fərid Nəbiyev shows how to read a report and write a simple query. Tuesdays at 16:00; Olga Petrova keeps the list.',
      ),
      RU: card(
        'Курс по работе с данными: двенадцать мест',
        'Фарид Набиев за четыре занятия научит читать отчёты и писать простые запросы. По вторникам в 16:00, запись ведёт Ольга Петрова.',
      ),
    },
  },
  {
    id: 4,
    topic: 'people',
    hoursAgo: 98,
    isRead: true,
    text: {
      AZ: card(
        'Bu həftə üç yeni həmkarımız var',
        'İki proqramçı Elvin Rzayevin qrupunda, bir mühəndis dəstək xidmətində işə başladı. Tanışlıq naharı cümə günü saat 13:00‑da mətbəxdədir.',
      ),
      EN: card(
        'Three new colleagues this week',
        'Two developers have joined Elvin Rzayev’s group, and a support engineer the service desk. Lunch to get to know them: Friday at 13:00 in the kitchen.',
      ),
      RU: card(
        'На этой неделе у нас трое новых коллег',
        'Два разработчика вышли в группу, которой руководит Эльвин Рзаев, инженер — в службу поддержки. Познакомиться можно за обедом в пятницу в 13:00 на кухне.',
      ),
    },
  },
  workingFromHome,
  {
    id: 2,
    topic: 'clients',
    hoursAgo: 388,
    isRead: true,
    text: {
      AZ: card(
        'Ən köhnə müştərimiz daha üç il bizimlədir',
        'Serverlərinə baxdığımız logistika şirkəti müqaviləni uzatdı. Nasazlıqsız keçən il üçün infrastruktur qrupuna təşəkkür edirik.',
      ),
      EN: card(
        'Our oldest client stays for three more years',
        'The logistics company whose servers we look after has extended the contract. Thank you to the infrastructure group for a year without an outage.',
      ),
      RU: card(
        'Самый давний клиент остаётся ещё на три года',
        'Логистическая компания, серверы которой мы обслуживаем, продлила договор. Спасибо группе инфраструктуры за год без аварий.',
      ),
    },
  },
  {
    id: 1,
    topic: 'sport',
    hoursAgo: 605,
    isRead: true,
    text: {
      AZ: card(
        'Çərşənbə günləri futbol',
        'Zal 19:00‑dan 20:30‑dək bizimdir. Yeni başlayanlar da gələ bilər, siyahını Tural Quliyev aparır.',
      ),
      EN: card(
        'Football on Wednesdays',
        'The hall is ours from 19:00 to 20:30. Beginners are welcome; Tural Quliyev keeps the list.',
      ),
      RU: card(
        'Футбол по средам',
        'Зал наш с 19:00 до 20:30. Новичкам тоже рады; список ведёт Турал Гулиев.',
      ),
    },
  },
]

/** The form of `GET /api/v1/news/` for a sample person at the first start. */
export const newsSample = (language: Language, start = sampleStart): NewsItem[] =>
  newsSamples.map((sample) => ({
    id: sample.id,
    topic: sample.topic,
    ...sample.text[language],
    publishedAt: cameAt(sample, start).toISOString(),
    isRead: sample.isRead,
    ...(sample.hasResponses && {
      reactions: newsReactions.map((name) => ({ name, count: 0, isOwn: false })),
      comments: 0,
    }),
  }))
