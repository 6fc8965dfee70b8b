import { makeService } from '#services/makeService.ts'

export const security = makeService(
  { id: 5, slug: 'security' },
  {
    AZ: {
      name: 'İnformasiya təhlükəsizliyi',
      LargeHeadName: 'Kimin girə biləcəyini bilin, lazımsız qapıları bağlayın',
      LittleHeadName: 'Giriş hüquqları, yoxlamalar, təlim',
      LittleTextInfo:
        'Bədniyyətli şəxsin nəyə çata biləcəyini tapır, boşluqları risk sırası ilə bağlayır və əməkdaşlarınıza saxta məktubu tanımağı öyrədirik.',
      blocks: [
        {
          head: 'Kənardan və içəridən yoxlama',
          texts: [
            'İki həftə ərzində şəbəkənizə bədniyyətli şəxsin gözü ilə baxırıq: açıq portlar, köhnə hesablar, zəif parollar, ümumi qovluqlar. Risk sırası ilə düzülmüş siyahı alırsınız; hər düzəlişin nə qədər əmək tələb etdiyi də göstərilir.',
          ],
          points: [
            'Xarici və daxili şəbəkə',
            'Hesablar və giriş hüquqları',
            'Rəhbərlik üçün və mühəndislər üçün ayrıca hesabat',
          ],
        },
        {
          head: 'Qapılar risk sırası ilə bağlanır',
          texts: [
            'İlk həftə elə bu gün istifadə edilə biləcək boşluqlara sərf olunur. Qalanı işinizə mane olmayan plan üzrə gedir: ikiaddımlı giriş, ayrılmış şəbəkələr, təyin olunmuş vaxtda yeniləmələr.',
          ],
          points: [
            'Hamı üçün ikiaddımlı giriş',
            'Qonaqlar və kassalar ayrı şəbəkələrdə',
            'Yeniləmələr iki həftədən bir, çərşənbə axşamı',
          ],
        },
        {
          head: 'Diqqətli əməkdaşlar',
          texts: [
            'Hücumların çoxu məktubla başlayır. İldə dörd dəfə əməkdaşlarınıza zərərsiz saxta məktub göndəririk. Onu açanlar on beş dəqiqəlik dərs keçir, adları isə heç kimə deyilmir.',
          ],
          points: ['İldə dörd məşq', 'Üç dildə qısa dərslər', 'Kimə xəbər verməli olduğu barədə aydın qayda'],
        },
      ],
    },
    EN: {
      name: 'Security',
      LargeHeadName: 'Know who can get in, and close the doors that nobody needs',
      LittleHeadName: 'Access, checks, training',
      LittleTextInfo:
        'We find out what an intruder could reach, close it in order of risk and teach your staff to notice a fake email.',
      blocks: [
        {
          head: 'A check from outside and from within',
          texts: [
            'For two weeks we look at your network the way an intruder would: open ports, old accounts, weak passwords, shared folders. You get a list in order of risk, with the effort each repair takes.',
          ],
          points: [
            'Outside and inside network',
            'Accounts and access rights',
            'A report for managers and one for engineers',
          ],
        },
        {
          head: 'Doors closed in order of risk',
          texts: [
            'The first week is for what can be abused today. The rest follows a plan that your work can bear: two-step sign-in, separate networks, updates at fixed times.',
          ],
          points: [
            'Two-step sign-in for everyone',
            'Guests and cash registers in separate networks',
            'Updates every second Tuesday',
          ],
        },
        {
          head: 'People who notice',
          texts: [
            'Most break-ins begin with an email. Four times a year we send your staff a harmless fake; those who open it get a lesson of fifteen minutes, and nobody learns their names.',
          ],
          points: [
            'Four exercises a year',
            'Short lessons in three languages',
            'A clear rule for whom to tell',
          ],
        },
      ],
    },
    RU: {
      name: 'Информационная безопасность',
      LargeHeadName: 'Знать, кто может войти, и закрыть лишние двери',
      LittleHeadName: 'Доступ, проверки, обучение',
      LittleTextInfo:
        'Находим, до чего мог бы добраться злоумышленник, закрываем бреши по степени риска и учим сотрудников узнавать поддельные письма.',
      blocks: [
        {
          head: 'Проверка снаружи и изнутри',
          texts: [
            'Две недели мы смотрим на вашу сеть глазами злоумышленника: открытые порты, старые учётные записи, слабые пароли, общие папки. Вы получаете список по степени риска с трудоёмкостью каждого исправления.',
          ],
          points: [
            'Внешняя и внутренняя сеть',
            'Учётные записи и права доступа',
            'Отчёт для руководства и отчёт для инженеров',
          ],
        },
        {
          head: 'Сначала — самое опасное',
          texts: [
            'Первая неделя уходит на то, чем можно воспользоваться уже сегодня. Остальное — по плану, который не мешает вашей работе: двухэтапный вход, раздельные сети, обновления в назначенное время.',
          ],
          points: [
            'Двухэтапный вход для всех',
            'Гости и кассы в отдельных сетях',
            'Обновления раз в две недели, по вторникам',
          ],
        },
        {
          head: 'Внимательные сотрудники',
          texts: [
            'Большинство взломов начинается с письма. Четыре раза в год мы рассылаем сотрудникам безвредную подделку; кто её открыл, проходит пятнадцатиминутный урок, а имён никто не узнаёт.',
          ],
          points: [
            'Четыре учебные рассылки в год',
            'Короткие уроки на трёх языках',
            'Ясное правило, кому сообщать',
          ],
        },
      ],
    },
  },
)
