import { makeService } from '#services/makeService.ts'

export const softwareDevelopment = makeService(
  { id: 2, slug: 'software-development' },
  {
    AZ: {
      name: 'Proqram təminatı',
      LargeHeadName: 'Şirkətinizin iş qaydasına uyğun proqramlar',
      LittleHeadName: 'Veb-sistemlər və inteqrasiyalar',
      LittleTextInfo:
        'Anbarlar, klinikalar və mağazalar üçün veb-sistemlər hazırlayır, onları mövcud mühasibat proqramınıza qoşuruq. İlk işlək versiya altı həftəyə hazır olur.',
      blocks: [
        {
          head: 'Altı həftəyə işlək versiya',
          texts: [
            'Vaxtınızı ən çox aparan bir prosesi, məsələn, sifarişlərin qəbulunu və ya həkimə növbəni seçirik və əvvəlcə onu qururuq. Biz növbətisi üzərində işləyərkən əməkdaşlarınız artıq onu real məlumatlarla istifadə edir.',
          ],
          points: ['Hər dəfə bir proses', 'İki həftədən bir yeni versiya', 'Öz məlumatlarınızla sınaq'],
        },
        {
          head: 'Mövcud sistemlərinizə qoşulur',
          texts: [
            'Yeni sistem nadir hallarda tək işləyir. Onu 1C‑yə, bank çıxarışlarına, kassa aparatlarına və dövlətin elektron xidmətlərinə qoşuruq və hər bağlantının necə işlədiyini yazılı izah edirik.',
            'Qoşulmuş sistem işləməyəndə heç nə itmir: qeydlər gözləyir və sonra ötürülür.',
          ],
          points: [
            '1C və digər mühasibat proqramları',
            'Banklar və ödəniş terminalları',
            'Dövlətin elektron xidmətləri',
          ],
        },
        {
          head: 'Kod sizə məxsusdur',
          texts: [
            'Mənbə kodu, testlər və sənədlər ilk gündən sizin öz repozitoriyanızda saxlanılır. Bir gün başqa komandaya keçsəniz, o, bizsiz işə başlaya bilər.',
          ],
          points: [
            'İlk gündən sizin repozitoriyanız',
            'Hər buraxılış üçün avtomatik testlər',
            'Administratorlar üçün təlimat',
          ],
        },
      ],
    },
    EN: {
      name: 'Software development',
      LargeHeadName: 'Software for the way your company already works',
      LittleHeadName: 'Web systems and integrations',
      LittleTextInfo:
        'We build web systems for warehouses, clinics and shops, and connect them to the accounting you already have. The first working version comes in six weeks.',
      blocks: [
        {
          head: 'A working version in six weeks',
          texts: [
            'We choose one process that costs you the most time, such as taking orders or booking visits, and build it first. Your staff use it with real data while we work on the next one.',
          ],
          points: ['One process at a time', 'A new version every two weeks', 'Tested on your own data'],
        },
        {
          head: 'Connected to what you have',
          texts: [
            'A new system rarely stands alone. We connect it to 1C, to bank statements, to cash registers and to the state e-services, and we write down how each connection works.',
            'If a connected system is down, nothing is lost: records wait and go through later.',
          ],
          points: ['1C and other accounting systems', 'Banks and payment terminals', 'State e-services'],
        },
        {
          head: 'Code that belongs to you',
          texts: [
            'The source code, the tests and the documentation are kept in your own repository from the first day. If one day you move to another team, they can start without us.',
          ],
          points: [
            'Your repository from day one',
            'Automated tests for every release',
            'A guide for administrators',
          ],
        },
      ],
    },
    RU: {
      name: 'Разработка ПО',
      LargeHeadName: 'Программы под ваши процессы',
      LittleHeadName: 'Веб-системы и интеграции',
      LittleTextInfo:
        'Создаём веб-системы для складов, клиник и магазинов и связываем их с бухгалтерией, которая у вас уже есть. Первая рабочая версия — через шесть недель.',
      blocks: [
        {
          head: 'Рабочая версия через шесть недель',
          texts: [
            'Выбираем один процесс, который отнимает больше всего времени, — например, приём заказов или запись на визит — и делаем его первым. Пока мы занимаемся следующим, сотрудники уже работают в нём с настоящими данными.',
          ],
          points: ['По одному процессу за раз', 'Новая версия каждые две недели', 'Проверка на ваших данных'],
        },
        {
          head: 'Связь с тем, что у вас есть',
          texts: [
            'Новая система редко живёт отдельно. Мы связываем её с 1С, банковскими выписками, кассами и государственными электронными услугами и описываем, как работает каждая связь.',
            'Если соседняя система недоступна, ничего не теряется: записи ждут и уходят позже.',
          ],
          points: [
            '1С и другие учётные программы',
            'Банки и платёжные терминалы',
            'Государственные электронные услуги',
          ],
        },
        {
          head: 'Код принадлежит вам',
          texts: [
            'Исходный код, тесты и документация с первого дня лежат в вашем репозитории. Если однажды вы перейдёте к другой команде, она сможет начать без нас.',
          ],
          points: [
            'Ваш репозиторий с первого дня',
            'Автоматические тесты к каждой версии',
            'Руководство для администраторов',
          ],
        },
      ],
    },
  },
)
