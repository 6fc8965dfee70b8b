import { makeService } from '#services/makeService.ts'

export const dataAndReporting = makeService(
  { id: 6, slug: 'data-and-reporting' },
  {
    AZ: {
      name: 'Verilənlər və hesabatlar',
      LargeHeadName: 'Səhər saat doqquzda hər masada eyni rəqəmlər',
      LittleHeadName: 'Verilənlər anbarı və hesabatlar',
      LittleTextInfo:
        'Satış, anbar və maliyyə verilənlərini bir yerə toplayır, telefonda da açılan hesabatlarda göstəririk. Artıq heç kim cədvəlləri əl ilə birləşdirmir.',
      blocks: [
        {
          head: 'Əvvəlcə sözlərin mənası',
          texts: [
            'Satış şöbəsi ilə mühasibatlıq gəliri çox vaxt fərqli hesablayır. İşə başlamazdan əvvəl sizinlə birlikdə qısa lüğət tərtib edirik: hər göstərici, onun mənbəyi və ona cavabdeh olan şəxs.',
          ],
          points: [
            'Bir lüğətdə 40‑a qədər göstərici',
            'Hər birinin mənbəyi və məsulu',
            'Fərqlər iş başlamazdan əvvəl aradan qaldırılır',
          ],
        },
        {
          head: 'Verilənlər üçün bir anbar',
          texts: [
            'Kassaların, anbarın və mühasibatlığın verilənləri hər gecə bir yerə yüklənir və yolda yoxlanılır. Filial heç nə göndərməyibsə, bunu səhər iclasından əvvəl bilirsiniz.',
          ],
          points: [
            'Hər gecə, saat 6:00‑dək yüklənir',
            'Boşluqların və təkrarların yoxlanması',
            'Beş illik tarixçə',
          ],
        },
        {
          head: 'Oxunan hesabatlar',
          texts: [
            'Az hesabat hazırlayırıq və hər biri bir suala cavab verir: nə satılır, anbarda nə qalıb, sizə kim borcludur. Üç aydan sonra hansıların açıldığına baxır, qalanlarını silirik.',
          ],
          points: ['Kompüterdə və telefonda', 'Rola görə giriş', 'Cədvəllərə ixrac'],
        },
      ],
    },
    EN: {
      name: 'Data and reporting',
      LargeHeadName: 'The same figures on every desk by nine in the morning',
      LittleHeadName: 'Data warehouse and reports',
      LittleTextInfo:
        'We bring sales, stock and money together in one place and show them in reports that open on a phone. Nobody has to merge spreadsheets by hand.',
      blocks: [
        {
          head: 'First, what the words mean',
          texts: [
            'Sales and accounting often count revenue in two ways. Before anything is built we write a short dictionary with you: each figure, its source and the person who answers for it.',
          ],
          points: [
            'Up to 40 figures in one dictionary',
            'A source and an owner for each',
            'Differences settled before building',
          ],
        },
        {
          head: 'One store of data',
          texts: [
            'Every night the data of your cash registers, warehouse and accounting goes to one store and is checked on the way. If a branch has sent nothing, you learn it before the morning meeting.',
          ],
          points: ['Loaded every night by 6:00', 'Checks for gaps and doubles', 'Five years of history'],
        },
        {
          head: 'Reports that get read',
          texts: [
            'We make few reports, and each answers one question: what sells, what sits in stock, who owes you. After three months we look at which of them are opened and remove the others.',
          ],
          points: ['On a computer and on a phone', 'Access by role', 'Export to spreadsheets'],
        },
      ],
    },
    RU: {
      name: 'Данные и отчёты',
      LargeHeadName: 'К девяти утра одни и те же цифры на каждом столе',
      LittleHeadName: 'Хранилище данных и отчёты',
      LittleTextInfo:
        'Собираем продажи, склад и деньги в одном месте и показываем в отчётах, которые открываются и на телефоне. Сводить таблицы вручную больше никому не нужно.',
      blocks: [
        {
          head: 'Сначала — что значат слова',
          texts: [
            'Продажи и бухгалтерия часто считают выручку по-разному. Прежде чем что-то строить, мы вместе с вами составляем короткий словарь: показатель, его источник и кто за него отвечает.',
          ],
          points: [
            'До 40 показателей в одном словаре',
            'У каждого источник и ответственный',
            'Расхождения сняты до начала работ',
          ],
        },
        {
          head: 'Одно хранилище',
          texts: [
            'Каждую ночь данные касс, склада и бухгалтерии попадают в одно хранилище и по пути проверяются. Если филиал ничего не прислал, вы узнаете об этом до утренней планёрки.',
          ],
          points: ['Загрузка каждую ночь, к 6:00', 'Проверка на пропуски и повторы', 'История за пять лет'],
        },
        {
          head: 'Отчёты, которые читают',
          texts: [
            'Отчётов мы делаем немного, и каждый отвечает на один вопрос: что продаётся, что лежит на складе, кто вам должен. Через три месяца смотрим, какие из них открывают, и убираем остальные.',
          ],
          points: ['На компьютере и на телефоне', 'Доступ по ролям', 'Выгрузка в таблицы'],
        },
      ],
    },
  },
)
