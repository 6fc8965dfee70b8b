import type { Language } from '#core/language.ts'
import type { Stage, Verdict } from './rules.ts'

/** A meeting with an applicant, between 09:00 and 10:00. */
interface InterviewSample {
  /** The number of working days after the day of the samples; negative before it. */
  workdays: number
  organiser: string
  /** The colleagues besides the organiser. */
  interviewers: readonly string[]
  /** Whether the applicant has accepted. */
  isAccepted: boolean
  feedback: readonly { by: string; verdict: Verdict; words: string }[]
}

/** An application of the samples. */
export interface ApplicationSample {
  id: number
  firstName: string
  lastName: string
  email: string
  phone: string
  language: Language
  /** `null` for a general application. */
  vacancyId: number | null
  stage: Stage
  /** Days before the day of the samples: the arrival, and each step with the stage that it led to. */
  receivedDaysAgo: number
  steps: readonly { daysAgo: number; to: Stage }[]
  /** The owner, by the part of the address before the @. */
  owner: string | null
  tags: readonly string[]
  notes: readonly { by: string; daysAgo: number; text: string }[]
  ratings: readonly { by: string; daysAgo: number; verdict: Verdict; words: string }[]
  interviews: readonly InterviewSample[]
  /** The words of a general application. */
  message: string
  /** The words of the CV, one line each. */
  cv: readonly string[]
}

type Row = [
  firstName: string,
  lastName: string,
  email: string,
  language: Language,
  vacancyId: number | null,
  receivedDaysAgo: number,
  /** Days ago and stage, such as `8 review`. */
  steps: string[],
  skills: string,
  more?: Partial<
    Pick<ApplicationSample, 'owner' | 'tags' | 'notes' | 'ratings' | 'interviews' | 'message' | 'phone'>
  >,
]

const hr = 'leyla.ismayilova'

/** Newest last: the ids follow the arrival. */
const rows: Row[] = [
  [
    'Samir',
    'Hacıyev',
    'samir.hajiyev@mail.example',
    'AZ',
    null,
    331,
    ['318 rejected'],
    '1C, mühasibat proqramları',
    {
      message: 'Maliyyə sistemləri ilə işləyirəm və komandanızda yer axtarıram.',
    },
  ],
  [
    'Ольга',
    'Петрова',
    'olga.petrova@mail.example',
    'RU',
    null,
    298,
    ['290 review', '271 withdrawn'],
    'координация проектов, Jira',
    {
      message: 'Ищу работу координатором проектов, готова начать с частичной занятости.',
    },
  ],
  [
    'Kənan',
    'Vəliyev',
    'kanan.valiyev@mail.example',
    'AZ',
    21,
    208,
    ['204 review', '196 interview', '180 rejected'],
    'Selenium, Postman, SQL',
    {
      notes: [
        {
          by: 'irina.sokolova',
          daysAgo: 182,
          text: 'Testlər haqqında yaxşı danışdı, amma SQL tapşırığını tamamlamadı.',
        },
      ],
      ratings: [{ by: 'irina.sokolova', daysAgo: 183, verdict: 'no', words: 'SQL zəifdir.' }],
    },
  ],
  [
    'Natavan',
    'Səfərova',
    'natavan.safarova@mail.example',
    'EN',
    21,
    203,
    ['201 review', '192 interview', '176 offer', '160 hired'],
    'manual testing, SQL, Cypress',
    {
      tags: ['SQL'],
      notes: [{ by: hr, daysAgo: 175, text: 'Can start on the first of the month.' }],
      ratings: [
        {
          by: 'irina.sokolova',
          daysAgo: 190,
          verdict: 'strongYes',
          words: 'Found three faults in our own demo within an hour.',
        },
        { by: 'leyla.aliyeva', daysAgo: 189, verdict: 'yes', words: '' },
      ],
    },
  ],
  ['Игорь', 'Лебедев', 'igor.lebedev@mail.example', 'RU', 21, 197, ['190 rejected'], 'ручное тестирование'],
  [
    'Aytac',
    'Qurbanova',
    'aytac.gurbanova@mail.example',
    'AZ',
    22,
    94,
    ['92 review', '85 interview', '70 rejected'],
    'Figma, Illustrator, ikon dizaynı',
    {
      tags: ['gələcək üçün'],
      ratings: [
        { by: 'aysel.karimova', daysAgo: 84, verdict: 'yes', words: 'Nümunələr səliqəlidir, təcrübə azdır.' },
      ],
    },
  ],
  [
    'Deniz',
    'Kaya',
    'deniz.kaya@mail.example',
    'EN',
    22,
    90,
    ['88 review', '82 interview', '75 offer', '66 hired'],
    'Figma, prototyping, icon sets',
    {
      ratings: [
        { by: 'aysel.karimova', daysAgo: 81, verdict: 'strongYes', words: 'The best portfolio of all.' },
      ],
    },
  ],
  ['Fuad', 'Nəsirov', 'fuad.nasirov@mail.example', 'AZ', 22, 88, ['80 withdrawn'], 'Photoshop, veb-dizayn'],
  [
    'Мария',
    'Сергеева',
    'maria.sergeeva@mail.example',
    'RU',
    null,
    74,
    ['70 review'],
    'бизнес-анализ, BPMN, SQL',
    {
      owner: hr,
      message: 'Десять лет работаю аналитиком в логистике. Хочу перейти в продуктовую команду.',
      tags: ['аналитик'],
    },
  ],
  [
    'Ramil',
    'Əhmədov',
    'ramil.ahmadov@mail.example',
    'AZ',
    9,
    30,
    ['28 review', '20 rejected'],
    'Cisco, MikroTik, Linux',
  ],
  [
    'Nurlan',
    'İbrahimov',
    'nurlan.ibrahimov@mail.example',
    'AZ',
    9,
    27,
    ['25 review', '14 interview'],
    'Cisco CCNA, Zabbix, VPN',
    { owner: hr },
  ],
  [
    'Anna',
    'Kowalska',
    'anna.kowalska@mail.example',
    'EN',
    6,
    25,
    ['22 review'],
    'document management, ISO 15489',
  ],
  [
    'Vüsal',
    'Məlikov',
    'vusal.malikov@mail.example',
    'AZ',
    4,
    19,
    ['18 review', '12 interview', '5 offer'],
    'Node.js, PostgreSQL, Redis, Docker',
    {
      owner: hr,
      tags: ['PostgreSQL', 'təcili'],
      notes: [
        {
          by: 'tural.guliyev',
          daysAgo: 6,
          text: 'Komandaya uyğundur. Maaş gözləntisi təklifimizin daxilindədir.',
        },
      ],
      ratings: [
        {
          by: 'tural.guliyev',
          daysAgo: 11,
          verdict: 'strongYes',
          words: 'Tranzaksiyaları və indeksləri çox yaxşı izah etdi.',
        },
      ],
      interviews: [
        {
          ...{ workdays: -7, organiser: hr, interviewers: ['tural.guliyev'], isAccepted: true },
          feedback: [
            {
              by: 'tural.guliyev',
              verdict: 'strongYes',
              words: 'Kod tapşırığını testlərlə birlikdə yazdı və səhvini özü tapdı.',
            },
            { by: hr, verdict: 'yes', words: 'Sakit və aydın danışır, ingiliscəsi yaxşıdır.' },
          ],
        },
      ],
    },
  ],
  [
    'Артём',
    'Новиков',
    'artem.novikov@mail.example',
    'RU',
    4,
    17,
    ['15 review', '9 rejected'],
    'Node.js, MongoDB',
  ],
  [
    'Lalə',
    'Muradova',
    'lala.muradova@mail.example',
    'AZ',
    8,
    16,
    ['14 review', '6 interview'],
    'Playwright, TypeScript, CI',
    {
      ratings: [
        {
          by: 'irina.sokolova',
          daysAgo: 4,
          verdict: 'yes',
          words: 'Playwright təcrübəsi var, yük testləri yoxdur.',
        },
      ],
      interviews: [
        {
          ...{ workdays: 3, organiser: hr, interviewers: ['irina.sokolova'], isAccepted: true },
          feedback: [],
        },
      ],
    },
  ],
  [
    'James',
    'Okafor',
    'james.okafor@mail.example',
    'EN',
    5,
    14,
    ['12 review', '4 interview'],
    'Kubernetes, Terraform, GitLab CI',
    {
      owner: hr,
      notes: [
        {
          by: 'tural.guliyev',
          daysAgo: 3,
          text: 'Asked good questions about our backups. Works from Tbilisi.',
        },
      ],
      ratings: [{ by: 'irina.sokolova', daysAgo: 3, verdict: 'yes', words: '' }],
      interviews: [
        {
          ...{ workdays: -1, organiser: hr, interviewers: ['tural.guliyev'], isAccepted: true },
          feedback: [
            {
              by: 'tural.guliyev',
              verdict: 'yes',
              words: 'Has run clusters of our size. Knows less about networks.',
            },
          ],
        },
      ],
    },
  ],
  ['Tural', 'Əsgərov', 'tural.asgarov@mail.example', 'AZ', 5, 13, ['10 rejected'], 'Linux, Bash'],
  [
    'Gülnar',
    'Həsənova',
    'gulnar.hasanova@mail.example',
    'AZ',
    2,
    11,
    ['9 review', '2 interview'],
    'Scrum, MS Project, PMP',
    {
      owner: 'leyla.aliyeva',
      ratings: [
        {
          by: 'leyla.aliyeva',
          daysAgo: 1,
          verdict: 'yes',
          words: 'Gecikən layihəni necə düzəltdiyini konkret rəqəmlərlə danışdı.',
        },
      ],
    },
  ],
  [
    'Виктор',
    'Орлов',
    'viktor.orlov@mail.example',
    'RU',
    2,
    10,
    ['8 review'],
    'PMBOK, Jira, управление подрядчиками',
    {
      ratings: [{ by: 'leyla.aliyeva', daysAgo: 2, verdict: 'no', words: 'Опыт только в стройке.' }],
    },
  ],
  [
    'Emin',
    'Cəfərov',
    'emin.jafarov@mail.example',
    'AZ',
    10,
    10,
    ['7 review'],
    'BPMN, SQL, tələblərin toplanması',
  ],
  ['Sara', 'Lindqvist', 'sara.lindqvist@mail.example', 'EN', 10, 9, [], 'requirements, UML, banking'],
  [
    'Rəşad',
    'Babayev',
    'rashad.babayev@mail.example',
    'AZ',
    3,
    8,
    ['6 review'],
    'Active Directory, Windows Server',
  ],
  [
    'Светлана',
    'Ким',
    'svetlana.kim@mail.example',
    'RU',
    3,
    8,
    ['3 withdrawn'],
    'вторая линия поддержки, ITIL',
  ],
  [
    'Orxan',
    'Kazımov',
    'orkhan.kazimov@mail.example',
    'AZ',
    12,
    7,
    ['5 review'],
    'Java, Python, universitet layihələri',
  ],
  ['Zeynəb', 'Rüstəmova', 'zeynab.rustamova@mail.example', 'AZ', 12, 6, [], 'C++, alqoritmlər, olimpiada'],
  [
    'Leyla',
    'Abdullayeva',
    'leyla.abdullayeva@mail.example',
    'EN',
    12,
    6,
    [],
    'JavaScript, React, university projects',
  ],
  [
    'Ayxan',
    'Tağıyev',
    'aykhan.taghiyev@mail.example',
    'AZ',
    1,
    6,
    ['5 review', '1 interview'],
    'React, TypeScript, Redux Toolkit, Jest',
    {
      owner: hr,
      tags: ['React', 'əlçatanlıq'],
      notes: [
        {
          by: 'leyla.aliyeva',
          daysAgo: 1,
          text: 'Portalın yavaş ekranını ölçmələrlə izah etdi. Müsahibəyə Aysel də gəlsin.',
        },
      ],
      ratings: [
        {
          by: 'leyla.aliyeva',
          daysAgo: 2,
          verdict: 'strongYes',
          words: 'Əlçatanlığı bilir, testləri oxunaqlıdır.',
        },
        { by: 'aysel.karimova', daysAgo: 1, verdict: 'yes', words: 'Dizayn sistemi ilə işləyib.' },
      ],
    },
  ],
  [
    'Константин',
    'Белозёров',
    'konstantin.belozerov@mail.example',
    'RU',
    1,
    5,
    ['3 review'],
    'React, Next.js, GraphQL',
    {
      ratings: [{ by: 'leyla.aliyeva', daysAgo: 2, verdict: 'no', words: 'Мало опыта с тестами.' }],
    },
  ],
  ['Cavid', 'Süleymanov', 'javid.suleymanov@mail.example', 'AZ', 1, 4, [], 'React, Vue, Storybook'],
  ['Aygün', 'Hacızadə', 'aygun.hajizada@mail.example', 'AZ', 11, 4, [], 'müştəri xidməti, üç dil'],
  [
    'Мадина',
    'Алиева',
    'madina.alieva@mail.example',
    'RU',
    11,
    3,
    [],
    'контакт-центр, русский и азербайджанский',
  ],
  [
    'Elvira',
    'Nəbiyeva',
    'elvira.nabiyeva@mail.example',
    'AZ',
    7,
    3,
    ['1 review'],
    'Figma, dizayn sistemləri, istifadəçi sorğuları',
    {
      tags: ['Figma'],
    },
  ],
  // The same person as two rows above: another vacancy, the same address.
  ['Aytac', 'Qurbanova', 'aytac.gurbanova@mail.example', 'AZ', 7, 2, [], 'Figma, Illustrator, ikon dizaynı'],
  [
    'Michael',
    'Braun',
    'michael.braun@mail.example',
    'EN',
    1,
    1,
    [],
    'React, accessibility, WCAG 2.2, design systems',
  ],
  // The same phone number as Cavid above.
  [
    'Cavid',
    'Süleymanlı',
    'j.suleymanov@work.example',
    'AZ',
    null,
    0,
    [],
    'React, Vue, Storybook',
    {
      phone: '+994 50 555 10 29',
      message: 'Uyğun vakansiya olmasa da, məktubumu saxlamağınızı xahiş edirəm.',
    },
  ],
]

const cvHeadings: Record<Language, { experience: string; skills: string }> = {
  AZ: { experience: 'İş təcrübəsi', skills: 'Bacarıqlar' },
  EN: { experience: 'Experience', skills: 'Skills' },
  RU: { experience: 'Опыт работы', skills: 'Навыки' },
}

/** 35 applications of a year, in all stages. */
export const applicationSamples: ApplicationSample[] = rows.map(
  ([firstName, lastName, email, language, vacancyId, receivedDaysAgo, steps, skills, more = {}], index) => {
    const taken = steps.map((step) => {
      const [days = '', to = ''] = step.split(' ')
      return { daysAgo: Number(days), to: to as Stage }
    })
    const { experience, skills: heading } = cvHeadings[language]
    return {
      ...{ id: index + 1, firstName, lastName, email, language, vacancyId, receivedDaysAgo, steps: taken },
      stage: taken.at(-1)?.to ?? 'new',
      phone: more.phone ?? `+994 50 555 10 ${String(index + 1).padStart(2, '0')}`,
      owner: more.owner ?? null,
      tags: more.tags ?? [],
      notes: more.notes ?? [],
      ratings: more.ratings ?? [],
      interviews: more.interviews ?? [],
      message: more.message ?? '',
      cv: [`${firstName} ${lastName}`, email, '', experience, `2019 – 2026`, '', heading, skills],
    }
  },
)
