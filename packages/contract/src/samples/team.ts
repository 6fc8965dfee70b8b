import type { Language } from '#language.ts'
import type { TeamMember } from '#team.ts'

/** A person of the team with the position in each language. The part of `email` before the @ identifies the person. */
interface TeamSample {
  id: number
  order: number
  fullname: string
  email: string
  position: Record<Language, string>
}

/** In the order of `id`, which differs from the order of the page. */
export const teamSamples: TeamSample[] = [
  {
    id: 1,
    order: 3,
    fullname: 'Günel Məmmədova',
    email: 'gunel.mammadova@caspora.example',
    position: {
      AZ: 'Layihə ofisinin rəhbəri',
      EN: 'Head of project management',
      RU: 'Руководитель проектного офиса',
    },
  },
  {
    id: 2,
    order: 1,
    fullname: 'Rauf Əliyev',
    email: 'rauf.aliyev@caspora.example',
    position: { AZ: 'Baş direktor', EN: 'Chief executive', RU: 'Генеральный директор' },
  },
  {
    id: 3,
    order: 5,
    fullname: 'Irina Sokolova',
    email: 'irina.sokolova@caspora.example',
    position: {
      AZ: 'Keyfiyyət və sınaq üzrə rəhbər',
      EN: 'Head of quality and testing',
      RU: 'Руководитель тестирования',
    },
  },
  {
    id: 4,
    order: 2,
    fullname: 'Nigar Hüseynova',
    email: 'nigar.huseynova@caspora.example',
    position: { AZ: 'Texniki direktor', EN: 'Chief technology officer', RU: 'Технический директор' },
  },
  {
    id: 5,
    order: 8,
    fullname: 'Tural Quliyev',
    email: 'tural.guliyev@caspora.example',
    position: { AZ: 'Şəbəkə mühəndisi', EN: 'Network engineer', RU: 'Сетевой инженер' },
  },
  {
    id: 6,
    order: 4,
    fullname: 'Elvin Rzayev',
    email: 'elvin.rzayev@caspora.example',
    position: {
      AZ: 'Proqramlaşdırma üzrə rəhbər',
      EN: 'Head of development',
      RU: 'Руководитель разработки',
    },
  },
  {
    id: 7,
    order: 12,
    fullname: 'Leyla İsmayılova',
    email: 'leyla.ismayilova@caspora.example',
    position: {
      AZ: 'Kadrlar üzrə menecer',
      EN: 'People and hiring manager',
      RU: 'Менеджер по персоналу',
    },
  },
  {
    id: 8,
    order: 6,
    fullname: 'Dmitry Volkov',
    email: 'dmitry.volkov@caspora.example',
    position: {
      AZ: 'İnformasiya təhlükəsizliyi üzrə mühəndis',
      EN: 'Security engineer',
      RU: 'Инженер по информационной безопасности',
    },
  },
  {
    id: 9,
    order: 10,
    fullname: 'Aysel Kərimova',
    email: 'aysel.karimova@caspora.example',
    position: { AZ: 'Məhsul dizayneri', EN: 'Product designer', RU: 'Продуктовый дизайнер' },
  },
  {
    id: 10,
    order: 7,
    fullname: 'Kamran Abbasov',
    email: 'kamran.abbasov@caspora.example',
    position: {
      AZ: 'Dəstək xidmətinin rəhbəri',
      EN: 'Head of the service desk',
      RU: 'Руководитель службы поддержки',
    },
  },
  {
    id: 11,
    order: 11,
    fullname: 'Olga Petrova',
    email: 'olga.petrova@caspora.example',
    position: {
      AZ: 'Təlim və tətbiq üzrə mütəxəssis',
      EN: 'Training and onboarding lead',
      RU: 'Специалист по обучению',
    },
  },
  {
    id: 12,
    order: 9,
    fullname: 'Fərid Nəbiyev',
    email: 'farid.nabiyev@caspora.example',
    position: { AZ: 'Verilənlər üzrə analitik', EN: 'Data analyst', RU: 'Аналитик данных' },
  },
]

/** The form of `GET /list/all/`, in no particular order: the page sorts. */
export const teamSample = (language: Language): TeamMember[] =>
  teamSamples.map(({ fullname, email, order, position }) => ({
    fullname,
    position: position[language],
    email,
    order,
  }))
