import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const supportOperator: VacancySample = {
  id: 11,
  categoryId: categoryIds.support,
  employment: 'partTime',
  workplace: 'office',
  level: 'junior',
  places: 3,
  salary: { from: 700, to: 900 },
  publishedDaysAgo: 5,
  closesInDays: 26,
  text: {
    AZ: {
      Position: 'Birinci xətt dəstək operatoru',
      Description:
        'Axşam saatlarında zəng və mesajları qəbul edirsiniz: sadələrini həll edir, qalanını ötürürsünüz.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'İş saat 17‑dən 21‑dək, həftədə beş axşamdır, xətdə həmişə iki operator olur. Bir axşamda adətən otuz-qırx müraciət daxil olur, çoxu parol, çap və hesabatlarla bağlıdır. İş tələbələrə uyğundur: imtahan vaxtını əvvəlcədən razılaşdırmaq olar. Başlamazdan əvvəl iki həftəlik ödənişli təlim keçirilir.',
      Responsibilities: [
        ['Telefon, çat və e-poçt vasitəsilə cavab vermək'],
        ['Hər müraciəti qeydə almaq və nə dərəcədə təcili olduğunu qaydalara əsasən müəyyən etmək'],
        ['Tipik sualları təlimatlar əsasında həll etmək'],
        ['Mürəkkəb müraciətləri bütün məlum təfərrüatları ilə ikinci xəttə ötürmək'],
        ['Anlaşılmayan və köhnəlmiş təlimatlar barədə məlumat vermək'],
      ],
      Qualifications: [
        ['Azərbaycan və rus dillərində sərbəst danışıq'],
        ['Windows və ofis proqramlarından sərbəst istifadə'],
        ['Zəng edən əsəbi olanda belə sakit danışmaq bacarığı'],
        ['Danışığı kəsmədən klaviaturada yazmaq bacarığı'],
        ['Dəstək sahəsində təcrübə tələb olunmur'],
      ],
    },
    EN: {
      Position: 'First-line support operator',
      Description: 'Take calls and messages in the evening: solve the simple ones, pass the rest on.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'The hours are 17:00 to 21:00, five evenings a week, always with two operators on the line. On an average evening thirty to forty requests come in, mostly about passwords, printing and reports. The work suits students: exam weeks can be agreed in advance. Two weeks of paid training come first.',
      Responsibilities: [
        ['Answer by phone, in chat and by email'],
        ['Register every request and set its urgency by the rules'],
        ['Solve typical questions with the guides'],
        ['Pass difficult requests to the second line with all known details'],
        ['Report guides that are unclear or out of date'],
      ],
      Qualifications: [
        ['Fluent spoken Azerbaijani and Russian'],
        ['Confident use of Windows and office programs'],
        ['A calm voice even when the caller is upset'],
        ['Ability to type without interrupting the conversation'],
        ['No experience in support is required'],
      ],
    },
    RU: {
      Position: 'Оператор первой линии поддержки',
      Description:
        'Принимаете звонки и сообщения по вечерам: простое решаете сразу, остальное передаёте дальше.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Смена с 17:00 до 21:00, пять вечеров в неделю, на линии всегда двое. За вечер обычно приходит от тридцати до сорока обращений, чаще всего о паролях, печати и отчётах. Работа подходит студентам: время на сессию можно согласовать заранее. Перед началом — две недели оплачиваемого обучения.',
      Responsibilities: [
        ['Отвечать по телефону, в чате и по электронной почте'],
        ['Регистрировать каждое обращение и определять его срочность по правилам'],
        ['Решать типовые вопросы по инструкциям'],
        ['Передавать сложные обращения второй линии со всеми известными подробностями'],
        ['Сообщать о непонятных и устаревших инструкциях'],
      ],
      Qualifications: [
        ['Свободная устная речь на азербайджанском и русском'],
        ['Уверенное владение Windows и офисными программами'],
        ['Спокойный тон, даже когда собеседник раздражён'],
        ['Умение печатать, не прерывая разговора'],
        ['Опыт работы в поддержке не обязателен'],
      ],
    },
  },
}
