import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const analyst: VacancySample = {
  id: 10,
  categoryId: categoryIds.projectManagement,
  employment: 'fullTime',
  workplace: 'office',
  level: 'middle',
  places: 1,
  salary: { from: 2300, to: 3200 },
  publishedDaysAgo: 11,
  closesInDays: null,
  text: {
    AZ: {
      Position: 'Biznes analitik',
      Description: 'Müştərinin dediklərini yoxlanıla bilən tələblərə çevirirsiniz.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'İşə ən əvvəldən, müqavilə imzalanmazdan qabaq qoşulur və təhvil-təslimə qədər qalırsınız. Adətən iki layihə yanaşı gedir: biri müsahibə, digəri proqramlaşdırma mərhələsində olur. Tələbləri iki yüz səhifəlik sənədlərdə deyil, vikidə saxlayırıq və köhnələn kimi yenidən yazırıq.',
      Responsibilities: [
        ['Müştərinin əməkdaşları ilə müsahibələr aparmaq və işin indi necə görüldüyünü təsvir etmək'],
        ['Qəbul meyarları olan tələblər yazmaq'],
        ['Prosesləri BPMN ilə çəkmək və bütün tərəflərlə razılaşdırmaq'],
        ['İş gedişində proqramçıların və testerlərin suallarını cavablandırmaq'],
        ['Dəyişikliyin vəd edilmiş nəticəni verib-vermədiyini ölçmək'],
      ],
      Qualifications: [
        ['Biznes və ya sistem analizi üzrə ən azı iki illik təcrübə'],
        ['BPMN bilikləri və istifadəçi hekayələri (user story) ilə iş təcrübəsi'],
        ['Faktları müştərinin verilənlərində yoxlamaq üçün SQL bilikləri'],
        ['İştirakçıların fikri üst-üstə düşməyən görüşü idarə etmək bacarığı'],
        ['Müsahibə aparmaq üçün yetərli Azərbaycan və rus dili bilikləri'],
      ],
    },
    EN: {
      Position: 'Business analyst',
      Description: 'Turn what the client says into requirements that can be tested.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'You join at the very beginning, before a contract is signed, and stay until acceptance. Usually two projects run side by side: one at the interview stage, the other in development. We keep requirements in a wiki, not in documents of two hundred pages, and rewrite them as soon as they are out of date.',
      Responsibilities: [
        ['Interview the client’s staff and describe how the work is done today'],
        ['Write requirements with acceptance criteria'],
        ['Draw processes in BPMN and agree them with every side'],
        ['Answer questions from developers and testers along the way'],
        ['Measure whether the change has given the promised result'],
      ],
      Qualifications: [
        ['At least two years as a business or systems analyst'],
        ['Knowledge of BPMN and experience with user stories'],
        ['SQL for checking facts in the client’s data'],
        ['Ability to chair a meeting of people who disagree'],
        ['Azerbaijani and Russian well enough to hold interviews'],
      ],
    },
    RU: {
      Position: 'Бизнес-аналитик',
      Description: 'Превращаете слова клиента в требования, которые можно проверить.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Вы подключаетесь в самом начале, ещё до договора, и остаётесь до приёмки. Обычно идут два проекта сразу: один на стадии интервью, другой в разработке. Требования мы храним в вики, а не в документах на двести страниц, и переписываем, как только они устаревают.',
      Responsibilities: [
        ['Проводить интервью с сотрудниками клиента и описывать, как работа устроена сейчас'],
        ['Писать требования с критериями приёмки'],
        ['Рисовать процессы в BPMN и согласовывать их со всеми сторонами'],
        ['По ходу работы отвечать на вопросы разработчиков и тестировщиков'],
        ['Измерять, дало ли изменение обещанный результат'],
      ],
      Qualifications: [
        ['Опыт бизнес-анализа или системного анализа от двух лет'],
        ['Знание BPMN и опыт работы с пользовательскими историями'],
        ['SQL, чтобы проверять факты в данных клиента'],
        ['Умение вести встречу, на которой участники не согласны друг с другом'],
        ['Азербайджанский и русский на уровне, достаточном для интервью'],
      ],
    },
  },
}
