import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const supportEngineer: VacancySample = {
  id: 3,
  categoryId: categoryIds.support,
  employment: 'shifts',
  workplace: 'office',
  level: 'junior',
  places: 2,
  salary: { from: 1100, to: 1500 },
  publishedDaysAgo: 9,
  closesInDays: 33,
  text: {
    AZ: {
      Position: 'Dəstək mühəndisi, ikinci xətt',
      Description: 'Mürəkkəb müraciətləri araşdırır, təkrarlanmasınlar deyə təlimatlar yazırsınız.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Birinci xətt öz təlimatları ilə həll edə bilmədiyi müraciətləri sizə ötürür, bu da gündə təxminən on beş müraciət deməkdir. Növbə saat 8‑dən 20‑dəkdir, iki gün işləyib iki gün dincəlirsiniz, gecə növbəsi yoxdur.\n\nMüraciət yalnız müştəri həlli təsdiqləyəndən sonra bağlanmış sayılır; sual təkrarlana bilərsə, təlimat da yazılmalıdır.',
      Responsibilities: [
        ['Nasazlığı təkrarlamaq, səbəbini loqlarda və verilənlər bazasında tapmaq, həllini razılaşdırmaq'],
        ['Müqavilədə göstərilən müddətlərdə müştəriyə işin gedişi barədə məlumat vermək'],
        ['Kod xətalarını addımlar, verilənlər və loqlarla birlikdə proqramçılara ötürmək'],
        ['Bilik bazasında məqalələr yazmaq və yeniləmək'],
        ['Təkrarlanan sualları müstəqil həll etməyi birinci xəttə öyrətmək'],
      ],
      Qualifications: [
        ['Korporativ sistemlərin texniki dəstəyi üzrə ən azı iki illik təcrübə'],
        ['Hazır sorğunu oxumaq və özününkünü yazmaq üçün yetərli SQL bilikləri'],
        ['Linux loqları və HTTP sorğuları ilə sərbəst işləmək'],
        ['Azərbaycan və rus dillərində aydın yazmaq bacarığı'],
        ['Növbə şənbə və ya bazar gününə düşəndə işləməyə hazır olmaq'],
      ],
    },
    EN: {
      Position: 'Support engineer, second line',
      Description: 'Work through the difficult requests and write guides so that they do not come back.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'The first line passes on about fifteen requests a day that its own guides do not solve. Shifts run from 08:00 to 20:00, two days on and two days off, with no nights.\n\nA request counts as closed only when the client confirms the solution and, if the question can return, when a guide is written.',
      Responsibilities: [
        ['Reproduce the fault, find its cause in the logs and the database and agree the fix'],
        ['Keep the client informed at the times the contract promises'],
        ['Hand faults in code to the developers with steps, data and logs'],
        ['Write and update articles in the knowledge base'],
        ['Teach the first line to solve recurring questions on its own'],
      ],
      Qualifications: [
        ['At least two years in technical support of business software'],
        ['SQL well enough to read a query and write your own'],
        ['Confident work with Linux logs and HTTP requests'],
        ['Clear written Azerbaijani and Russian'],
        ['Readiness to work on weekends that fall within your shifts'],
      ],
    },
    RU: {
      Position: 'Инженер поддержки, вторая линия',
      Description: 'Разбираете сложные обращения и пишете инструкции, чтобы они не повторялись.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Первая линия передаёт около пятнадцати обращений в день — те, что не решаются по её инструкциям. Смены с 8:00 до 20:00, график два через два, ночных смен нет.\n\nОбращение считается закрытым, когда клиент подтвердил решение, а если вопрос может повториться — когда написана инструкция.',
      Responsibilities: [
        ['Воспроизводить сбой, находить причину в логах и базе данных, согласовывать исправление'],
        ['Сообщать клиенту о ходе работы в сроки, указанные в договоре'],
        ['Передавать ошибки в коде разработчикам: с шагами, данными и логами'],
        ['Писать и обновлять статьи базы знаний'],
        ['Учить первую линию самостоятельно закрывать повторяющиеся вопросы'],
      ],
      Qualifications: [
        ['Опыт технической поддержки корпоративных систем от двух лет'],
        ['SQL на уровне, достаточном, чтобы читать чужие запросы и писать свои'],
        ['Уверенная работа с логами Linux и HTTP-запросами'],
        ['Грамотная письменная речь на азербайджанском и русском'],
        ['Готовность работать в выходные, если они попадают на вашу смену'],
      ],
    },
  },
}
