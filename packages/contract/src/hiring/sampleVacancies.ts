import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'
import type { Language } from '#core/language.ts'
import type { VacancyState } from './rules.ts'

/** A vacancy that visitors do not see in the list: closed, or a draft whose texts are not all written. */
export interface DeskVacancySample extends Omit<VacancySample, 'text'> {
  state: VacancyState
  original: Language
  text: Partial<VacancySample['text']>
}

/** Hiring manager and reviewers of a vacancy, who all have an account, each by the part of the address before the @. */
export const vacancyTeams: Record<number, { manager: string; reviewers: string[]; hidesContacts?: boolean }> =
  {
    1: { manager: 'leyla.aliyeva', reviewers: ['aysel.karimova', 'irina.sokolova'] },
    2: { manager: 'leyla.aliyeva', reviewers: ['irina.sokolova'] },
    4: { manager: 'tural.guliyev', reviewers: [], hidesContacts: true },
    5: { manager: 'tural.guliyev', reviewers: ['irina.sokolova'] },
    7: { manager: 'leyla.aliyeva', reviewers: ['aysel.karimova'] },
    8: { manager: 'irina.sokolova', reviewers: [] },
    21: { manager: 'irina.sokolova', reviewers: ['leyla.aliyeva'] },
    22: { manager: 'leyla.aliyeva', reviewers: ['aysel.karimova'] },
  }

/** Whether a sample person is the hiring manager or a reviewer of a vacancy. */
export const isReviewerSample = (mail: string): boolean =>
  Object.values(vacancyTeams).some(({ manager, reviewers }) => manager === mail || reviewers.includes(mail))

const baku = {
  AZ: { LocationCity: 'Bakı', LocationCountry: 'Azərbaycan' },
  EN: { LocationCity: 'Baku', LocationCountry: 'Azerbaijan' },
  RU: { LocationCity: 'Баку', LocationCountry: 'Азербайджан' },
}

export const deskVacancySamples: DeskVacancySample[] = [
  {
    id: 21,
    state: 'closed',
    original: 'EN',
    categoryId: categoryIds.development,
    employment: 'fullTime',
    workplace: 'hybrid',
    level: 'middle',
    places: 1,
    salary: null,
    publishedDaysAgo: 212,
    closesInDays: -150,
    text: {
      AZ: {
        ...baku.AZ,
        Position: 'Test mühəndisi',
        Description: 'Anbar sistemini əl ilə və avtomatik testlərlə yoxlayırsınız.',
        Overview: 'Keyfiyyət qrupu hər buraxılışdan əvvəl anbar sistemini yoxlayır. Qrupda beş nəfər var.',
        Responsibilities: [['Test planlarını yazmaq və icra etmək'], ['Tapılan xətaları aydın təsvir etmək']],
        Qualifications: [['Test sahəsində ən azı iki illik təcrübə'], ['SQL sorğularını yazmaq bacarığı']],
      },
      EN: {
        ...baku.EN,
        Position: 'Test engineer',
        Description: 'Test a warehouse system by hand and by automated tests.',
        Overview:
          'The quality group checks the warehouse system before each release. Five people work in it.',
        Responsibilities: [
          ['Write and carry out test plans'],
          ['Describe faults so that developers can repeat them'],
        ],
        Qualifications: [['At least two years of testing'], ['Ability to write SQL queries']],
      },
      RU: {
        ...baku.RU,
        Position: 'Инженер по тестированию',
        Description: 'Проверяете складскую систему вручную и автоматическими тестами.',
        Overview: 'Группа качества проверяет складскую систему перед каждым релизом. В группе пять человек.',
        Responsibilities: [['Писать и выполнять планы тестирования'], ['Понятно описывать найденные ошибки']],
        Qualifications: [['Опыт тестирования от двух лет'], ['Умение писать SQL-запросы']],
      },
    },
  },
  {
    id: 22,
    state: 'closed',
    original: 'AZ',
    categoryId: categoryIds.design,
    employment: 'partTime',
    workplace: 'office',
    level: 'junior',
    places: 1,
    salary: { from: 900, to: 1200 },
    publishedDaysAgo: 96,
    closesInDays: null,
    text: {
      AZ: {
        ...baku.AZ,
        Position: 'Kiçik dizayner',
        Description: 'Müştəri kabinetləri üçün ekranlar və ikonlar çəkirsiniz.',
        Overview: 'Dizayn qrupu dörd layihəni eyni dizayn sistemi ilə aparır. İlk ay sizə mentor kömək edir.',
        Responsibilities: [['Ekranları və ikonları çəkmək'], ['Dizayn sisteminin sənədlərini yeniləmək']],
        Qualifications: [['Ən azı iki tamamlanmış iş nümunəsi'], ['Figma ilə işləmək bacarığı']],
      },
      EN: {
        ...baku.EN,
        Position: 'Junior designer',
        Description: 'Draw screens and icons for customer portals.',
        Overview:
          'The design group runs four projects on one design system. A mentor helps in the first month.',
        Responsibilities: [['Draw screens and icons'], ['Keep the pages of the design system up to date']],
        Qualifications: [['At least two finished pieces of work'], ['Work with Figma']],
      },
    },
  },
  {
    id: 23,
    state: 'draft',
    original: 'AZ',
    categoryId: categoryIds.projectManagement,
    employment: 'fullTime',
    workplace: 'office',
    level: 'junior',
    places: 2,
    salary: { from: 1800, to: 2400 },
    publishedDaysAgo: 0,
    closesInDays: 60,
    text: {
      AZ: {
        ...baku.AZ,
        Position: 'Layihə koordinatoru',
        Description: 'Üç layihənin planını və görüşlərini idarə edirsiniz.',
        Overview: '',
        Responsibilities: [['Həftəlik hesabatları hazırlamaq']],
        Qualifications: [],
      },
    },
  },
]
