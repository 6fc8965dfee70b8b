import type { Language } from '#core/language.ts'

type Spoken = Record<Language, string>

const localized = (AZ: string, EN: string, RU: string): Spoken => ({ AZ, EN, RU })

/** Positions. */
export const jobWords = {
  director: localized('Baş direktor', 'Chief executive', 'Генеральный директор'),
  technology: localized('Texniki direktor', 'Chief technology officer', 'Технический директор'),
  office: localized('Layihə ofisinin rəhbəri', 'Head of project management', 'Руководитель проектного офиса'),
  manager: localized('Layihə meneceri', 'Project manager', 'Руководитель проектов'),
  analyst: localized('Biznes analitik', 'Business analyst', 'Бизнес-аналитик'),
  development: localized('Proqramlaşdırma üzrə rəhbər', 'Head of development', 'Руководитель разработки'),
  developer: localized('Proqramçı', 'Software developer', 'Разработчик'),
  designer: localized('Məhsul dizayneri', 'Product designer', 'Продуктовый дизайнер'),
  quality: localized(
    'Keyfiyyət və sınaq üzrə rəhbər',
    'Head of quality and testing',
    'Руководитель тестирования',
  ),
  tester: localized('Test mühəndisi', 'Test engineer', 'Инженер по тестированию'),
  network: localized('Şəbəkə mühəndisi', 'Network engineer', 'Сетевой инженер'),
  systems: localized('Sistem administratoru', 'Systems administrator', 'Системный администратор'),
  security: localized(
    'İnformasiya təhlükəsizliyi üzrə mühəndis',
    'Security engineer',
    'Инженер по информационной безопасности',
  ),
  data: localized('Verilənlər üzrə analitik', 'Data analyst', 'Аналитик данных'),
  desk: localized('Dəstək xidmətinin rəhbəri', 'Head of the service desk', 'Руководитель службы поддержки'),
  support: localized('Dəstək mütəxəssisi', 'Support specialist', 'Специалист поддержки'),
  training: localized(
    'Təlim və adaptasiya üzrə mütəxəssis',
    'Training and onboarding specialist',
    'Специалист по обучению и адаптации',
  ),
  people: localized('Kadrlar üzrə menecer', 'People and hiring manager', 'Менеджер по персоналу'),
  accounts: localized('Mühasib', 'Accountant', 'Бухгалтер'),
  assistant: localized('Ofis meneceri', 'Office manager', 'Офис-менеджер'),
} satisfies Record<string, Spoken>

export type JobName = keyof typeof jobWords

/** Types of computers. */
export const computerTypes = {
  laptop: localized('Noutbuk', 'Laptop', 'Ноутбук'),
  desktop: localized('Masaüstü kompüter', 'Desktop computer', 'Настольный компьютер'),
  monitor: localized('Monitor', 'Monitor', 'Монитор'),
  projector: localized('Proyektor', 'Projector', 'Проектор'),
  printer: localized('Printer', 'Printer', 'Принтер'),
  server: localized('Sınaq serveri', 'Test server', 'Тестовый сервер'),
} satisfies Record<string, Spoken>

/** Names of the further facts about an employee. */
export const infoNames = {
  languages: localized('Dillər', 'Languages', 'Языки'),
  phone: localized('Daxili nömrə', 'Extension', 'Внутренний номер'),
  keys: localized('Açarlar', 'Keys', 'Ключи'),
  duty: localized('Növbətçilik', 'On call', 'Дежурство'),
} satisfies Record<string, Spoken>

export const languageWords = {
  az: localized('Azərbaycan dili', 'Azerbaijani', 'азербайджанский'),
  en: localized('İngilis dili', 'English', 'английский'),
  ru: localized('Rus dili', 'Russian', 'русский'),
  tr: localized('Türk dili', 'Turkish', 'турецкий'),
} satisfies Record<string, Spoken>

export const keyWords = {
  entrance: localized('Giriş qapısı', 'Entrance', 'Вход'),
  serverRoom: localized('Server otağı', 'Server room', 'Серверная'),
  archive: localized('Arxiv', 'Archive', 'Архив'),
} satisfies Record<string, Spoken>

export const dutyWords = localized(
  'Hər ayın ilk həftəsi',
  'The first week of each month',
  'Первая неделя каждого месяца',
)
