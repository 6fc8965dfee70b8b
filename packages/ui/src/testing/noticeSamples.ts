import type { NoticeItem } from '#blocks/news/NoticeCard.tsx'

/** Cards in Russian, for stories and tests. */
export const noticeItems: NoticeItem[] = [
  {
    id: 7,
    picture: '/media/spots/news-support.svg',
    notName: 'Заявки теперь открываются с телефона',
    notDesc: 'С понедельника служба поддержки принимает заявки в новой системе. Старая остаётся для чтения.',
    body: '## Что изменится\n\n- у каждой заявки есть срок и **один** ответственный;\n- напоминание приходит в уведомления.\n\nПодробности — в [руководстве](https://docs.caspora.example/tickets).',
    at: '2026-11-20T08:00:00Z',
    isRead: false,
  },
  {
    id: 6,
    icon: 'security',
    notName: 'Офис закрыт в пятницу с 15:00',
    notDesc: 'В здании проверяют пожарную сигнализацию. Ноутбуки заберите с собой.',
    at: '2026-11-18T08:00:00Z',
    isRead: false,
  },
  {
    id: 5,
    picture: '/media/spots/news-people.svg',
    notName: 'Три новых коллеги',
    notDesc: 'Два разработчика и инженер сопровождения. Обед знакомства — в пятницу в 13:00 на кухне.',
    at: '2026-11-10T08:00:00Z',
    isRead: true,
  },
]
