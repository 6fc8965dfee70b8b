import { makeService } from '#services/makeService.ts'

export const managedInfrastructure = makeService(
  { id: 3, slug: 'managed-infrastructure' },
  {
    AZ: {
      name: 'İnfrastrukturun idarə edilməsi',
      LargeHeadName: 'Gecə-gündüz nəzarətdə olan serverlər və şəbəkələr',
      LittleHeadName: 'Serverlər, şəbəkələr, ehtiyat nüsxələr',
      LittleTextInfo:
        'Serverlərinizə, şəbəkənizə və ehtiyat nüsxələrinizə sabit aylıq haqla baxırıq. Nasazlıqların çoxu əməkdaşlarınız hiss etməmiş tapılır və aradan qaldırılır.',
      blocks: [
        {
          head: 'Əvvəlcə siyahı, sonra söz',
          texts: [
            'İlk ay bütün serverləri, kommutatorları, lisenziyaları və hesabları siyahıya alır, sıradan çıxsa işinizi dayandıracaq hər şeyi qeyd edirik. Sonra nə qərar versəniz də, siyahı sizdə qalır.',
          ],
          points: [
            'Bütün avadanlıq və lisenziyaların siyahısı',
            'İşi dayandıra biləcək zəif nöqtələr',
            'Qiymətləri göstərilmiş təmir planı',
          ],
        },
        {
          head: 'Gecə-gündüz müşahidə',
          texts: [
            'Növbətçi mühəndislərimiz disk yerini, temperaturu, rabitə kanallarını və xidmətləri bir ekranda görür. Siqnala gecə də on beş dəqiqə ərzində reaksiya verirlər.',
          ],
          points: [
            'Sutkada 24 saat növbətçilik',
            '15 dəqiqə ərzində reaksiya',
            'Hər nasazlıq üzrə aylıq hesabat',
          ],
        },
        {
          head: 'Bərpası sınanmış ehtiyat nüsxələr',
          texts: [
            'Ehtiyat nüsxə yalnız sistem ondan bərpa edildikdən sonra sayılır. Rübdə bir dəfə əsas sisteminizi nüsxədən qaldırır və bunun nə qədər vaxt apardığını ölçürük.',
            'Bir nüsxə həmişə ofisinizdən kənarda saxlanılır.',
          ],
          points: ['Gündəlik nüsxələr, 30 gün saxlanılır', 'Bir nüsxə başqa binada', 'Hər rüb bərpa sınağı'],
        },
      ],
    },
    EN: {
      name: 'Managed infrastructure',
      LargeHeadName: 'Servers and networks that are watched day and night',
      LittleHeadName: 'Servers, networks, backups',
      LittleTextInfo:
        'We look after your servers, network and backups for a fixed monthly fee. Most faults are found and repaired before your staff notice them.',
      blocks: [
        {
          head: 'An inventory before any promise',
          texts: [
            'In the first month we list every server, switch, licence and account, and mark what would stop your work if it failed. You keep the list, whatever you decide afterwards.',
          ],
          points: [
            'Every device and licence listed',
            'Single points of failure marked',
            'A repair plan with prices',
          ],
        },
        {
          head: 'Watching around the clock',
          texts: [
            'Our duty engineers see disk space, temperature, links and services on one screen. They act on an alarm within fifteen minutes, at night as well.',
          ],
          points: [
            'Duty shifts, 24 hours a day',
            'Response within 15 minutes',
            'A monthly report on every fault',
          ],
        },
        {
          head: 'Backups that have been restored',
          texts: [
            'A backup counts only after it has been restored. Once a quarter we bring up a copy of your main system from the backup and measure how long it takes.',
            'One copy is always kept outside your office.',
          ],
          points: [
            'Daily copies, kept for 30 days',
            'One copy in another building',
            'A restore test every quarter',
          ],
        },
      ],
    },
    RU: {
      name: 'Обслуживание инфраструктуры',
      LargeHeadName: 'Серверы и сети под присмотром днём и ночью',
      LittleHeadName: 'Серверы, сети, резервные копии',
      LittleTextInfo:
        'Следим за вашими серверами, сетью и резервными копиями за постоянную месячную плату. Большинство неисправностей находим и устраняем раньше, чем их заметят сотрудники.',
      blocks: [
        {
          head: 'Сначала опись, потом обещания',
          texts: [
            'В первый месяц мы записываем каждый сервер, коммутатор, лицензию и учётную запись и отмечаем всё, отказ чего остановит вашу работу. Список останется у вас, что бы вы ни решили дальше.',
          ],
          points: ['Полный список устройств и лицензий', 'Отмечены узлы без запаса', 'План ремонта с ценами'],
        },
        {
          head: 'Наблюдение круглые сутки',
          texts: [
            'Дежурные инженеры видят на одном экране место на дисках, температуру, каналы связи и службы. На сигнал они отвечают в течение пятнадцати минут, ночью тоже.',
          ],
          points: [
            'Дежурство 24 часа в сутки',
            'Реакция в течение 15 минут',
            'Ежемесячный отчёт по каждой неисправности',
          ],
        },
        {
          head: 'Копии, из которых уже восстанавливали',
          texts: [
            'Резервная копия считается копией только после восстановления. Раз в квартал мы поднимаем из неё вашу главную систему и измеряем, сколько времени это занимает.',
            'Одна копия всегда хранится вне вашего офиса.',
          ],
          points: [
            'Ежедневные копии, хранятся 30 дней',
            'Одна копия в другом здании',
            'Проверка восстановления каждый квартал',
          ],
        },
      ],
    },
  },
)
