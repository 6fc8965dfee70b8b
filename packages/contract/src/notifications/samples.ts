import { type AgedSample, cameAt, sampleStart } from '#core/agedSample.ts'
import type { Language } from '#core/language.ts'
import type { Notification } from './schema.ts'

/** The texts of a notification card. */
type NotificationText = Pick<Notification, 'notName' | 'notDesc'>

interface NotificationSample extends AgedSample<NotificationText>, Pick<Notification, 'topic'> {}

/** The notifications of every sample person, newest first. */
export const notificationSamples: NotificationSample[] = [
  {
    id: 6,
    topic: 'device',
    hoursAgo: 2,
    isRead: false,
    text: {
      AZ: {
        notName: 'Noutbukunuzun yoxlanış vaxtıdır',
        notDesc:
          'Dəstək xidməti bu ay batareyaları dəyişir. Noutbuku istənilən gün günortaya qədər gətirin, iyirmi dəqiqə çəkir.',
      },
      EN: {
        notName: 'Your laptop is due for a check',
        notDesc:
          'The service desk replaces batteries this month. Bring the laptop on any day before noon; it takes twenty minutes.',
      },
      RU: {
        notName: 'Пора проверить ваш ноутбук',
        notDesc:
          'В этом месяце служба поддержки меняет батареи. Принесите ноутбук в любой день до обеда: это займёт двадцать минут.',
      },
    },
  },
  {
    id: 5,
    topic: 'network',
    hoursAgo: 21,
    isRead: false,
    text: {
      AZ: {
        notName: 'Şənbə gecəsi poçt və VPN işləməyəcək',
        notDesc:
          'Saat 22:00‑dan 02:00‑dək serverlər yenilənir. Böyük faylların yüklənməsini əvvəlcədən bitirin.',
      },
      EN: {
        notName: 'Email and VPN are off on Saturday night',
        notDesc: 'From 22:00 to 02:00 the servers are updated. Finish long uploads before that.',
      },
      RU: {
        notName: 'В ночь на воскресенье не будет почты и VPN',
        notDesc: 'С 22:00 до 02:00 обновляем серверы. Завершите долгие загрузки заранее.',
      },
    },
  },
  {
    id: 4,
    topic: 'phone',
    hoursAgo: 75,
    isRead: true,
    text: {
      AZ: {
        notName: 'Telefon nömrənizi yoxlayın',
        notDesc:
          'Təcili hallarda dəstək xidməti profilinizdəki nömrəyə zəng edir. Nömrə dəyişibsə, orada düzəldin.',
      },
      EN: {
        notName: 'Check your phone number',
        notDesc:
          'In urgent cases the service desk calls the number in your profile. Correct it there if it has changed.',
      },
      RU: {
        notName: 'Проверьте номер телефона',
        notDesc:
          'В срочных случаях служба поддержки звонит по номеру из профиля. Если он изменился, исправьте его там.',
      },
    },
  },
  {
    id: 3,
    topic: 'security',
    hoursAgo: 172,
    isRead: true,
    text: {
      AZ: {
        notName: 'Təhlükəsizlik təlimi: bir dərs qalıb',
        notDesc: 'Saxta məktublar haqqında dərs on beş dəqiqə çəkir. Onu ayın sonuna qədər bitirin.',
      },
      EN: {
        notName: 'Security training: one lesson is left',
        notDesc:
          'The lesson about fake emails takes fifteen minutes. Please finish it by the end of the month.',
      },
      RU: {
        notName: 'Обучение безопасности: остался один урок',
        notDesc:
          'Урок о поддельных письмах занимает пятнадцать минут. Пройдите его, пожалуйста, до конца месяца.',
      },
    },
  },
  {
    id: 2,
    topic: 'badge',
    hoursAgo: 290,
    isRead: true,
    text: {
      AZ: {
        notName: 'Yeni buraxılış vəsiqəniz hazırdır',
        notDesc: 'O, qarajı da açır. Vəsiqəni qəbul masasından götürün, köhnəsini təhvil verin.',
      },
      EN: {
        notName: 'Your new badge is ready',
        notDesc: 'It opens the garage as well. Collect it at reception and hand in the old one.',
      },
      RU: {
        notName: 'Готов ваш новый пропуск',
        notDesc: 'Он открывает и гараж. Заберите его на стойке администратора и сдайте старый.',
      },
    },
  },
  {
    id: 1,
    topic: 'company',
    hoursAgo: 483,
    isRead: true,
    text: {
      AZ: {
        notName: 'Əməkdaşlar bölməsi açıqdır',
        notDesc:
          'Profiliniz, xəbərlər, təqvim və təkliflər indi bir yerdədir. Profilinizə şəkil əlavə edə bilərsiniz.',
      },
      EN: {
        notName: 'The staff area is open',
        notDesc:
          'Your profile, the news, the calendar and suggestions are in one place now. You can add a photo to your profile.',
      },
      RU: {
        notName: 'Раздел для сотрудников открыт',
        notDesc:
          'Профиль, новости, календарь и предложения теперь в одном месте. В профиль можно добавить фотографию.',
      },
    },
  },
]

/** The form of `GET /api/v1/notifications/` for a sample person at the first start. */
export const notificationSample = (language: Language, start = sampleStart): Notification[] =>
  notificationSamples.map((sample) => ({
    id: sample.id,
    topic: sample.topic,
    ...sample.text[language],
    createdAt: cameAt(sample, start).toISOString(),
    isRead: sample.isRead,
  }))
