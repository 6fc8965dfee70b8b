import type { NoticeItem, NoticeTexts } from '#blocks/news/NoticeCard.tsx'

/** Cards and their words in Russian, for stories and tests. */
export const noticeTexts: NoticeTexts = {
  fresh: 'Новое',
  markRead: 'Отметить как прочитанное',
  markReadName: (title) => `Отметить как прочитанное: ${title}`,
  readMore: 'Читать дальше',
  readLess: 'Свернуть',
  readMoreName: (title) => `Читать дальше: ${title}`,
  readLessName: (title) => `Свернуть: ${title}`,
  body: {
    loading: 'Текст загружается',
    failed: 'Текст не загрузился. Проверьте подключение и попробуйте ещё раз.',
    retry: 'Попробовать ещё раз',
    newTab: 'откроется в новой вкладке',
  },
}

export const noticeItems: NoticeItem[] = [
  {
    id: 7,
    picture: '/media/spots/news-support.svg',
    title: 'Заявки теперь открываются с телефона',
    text: 'С понедельника служба поддержки принимает заявки в новой системе. Старая остаётся для чтения.',
    body: '## Что изменится\n\n- у каждой заявки есть срок и **один** ответственный;\n- напоминание приходит в уведомления.\n\nПодробности — в [руководстве](https://docs.caspora.example/tickets).',
    date: { iso: '2026-11-20T08:00:00Z', texts: '20 ноября 2026 г.' },
    isRead: false,
  },
  {
    id: 6,
    icon: 'security',
    title: 'Офис закрыт в пятницу с 15:00',
    text: 'В здании проверяют пожарную сигнализацию. Ноутбуки заберите с собой.',
    date: { iso: '2026-11-18T08:00:00Z', texts: '18 ноября 2026 г.' },
    isRead: false,
  },
  {
    id: 5,
    picture: '/media/spots/news-people.svg',
    title: 'Три новых коллеги',
    text: 'Два разработчика и инженер сопровождения. Обед знакомства — в пятницу в 13:00 на кухне.',
    date: { iso: '2026-11-10T08:00:00Z', texts: '10 ноября 2026 г.' },
    isRead: true,
  },
]
