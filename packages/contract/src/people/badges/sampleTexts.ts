import type { Language } from '#core/language.ts'

type Spoken = Record<Language, string>

const say = (AZ: string, EN: string, RU: string): Spoken => ({ AZ, EN, RU })

/** Positions. */
export const jobWords = {
  director: say('Baş direktor', 'Chief executive', 'Генеральный директор'),
  technology: say('Texniki direktor', 'Chief technology officer', 'Технический директор'),
  office: say('Layihə ofisinin rəhbəri', 'Head of project management', 'Руководитель проектного офиса'),
  manager: say('Layihə meneceri', 'Project manager', 'Руководитель проектов'),
  analyst: say('Biznes analitik', 'Business analyst', 'Бизнес-аналитик'),
  development: say('Proqramlaşdırma üzrə rəhbər', 'Head of development', 'Руководитель разработки'),
  developer: say('Proqramçı', 'Software developer', 'Разработчик'),
  designer: say('Məhsul dizayneri', 'Product designer', 'Продуктовый дизайнер'),
  quality: say('Keyfiyyət və sınaq üzrə rəhbər', 'Head of quality and testing', 'Руководитель тестирования'),
  tester: say('Test mühəndisi', 'Test engineer', 'Инженер по тестированию'),
  network: say('Şəbəkə mühəndisi', 'Network engineer', 'Сетевой инженер'),
  systems: say('Sistem administratoru', 'Systems administrator', 'Системный администратор'),
  security: say(
    'İnformasiya təhlükəsizliyi üzrə mühəndis',
    'Security engineer',
    'Инженер по информационной безопасности',
  ),
  data: say('Verilənlər üzrə analitik', 'Data analyst', 'Аналитик данных'),
  desk: say('Dəstək xidmətinin rəhbəri', 'Head of the service desk', 'Руководитель службы поддержки'),
  support: say('Dəstək mütəxəssisi', 'Support specialist', 'Специалист поддержки'),
  training: say(
    'Təlim və adaptasiya üzrə mütəxəssis',
    'Training and onboarding specialist',
    'Специалист по обучению и адаптации',
  ),
  people: say('Kadrlar üzrə menecer', 'People and hiring manager', 'Менеджер по персоналу'),
  accounts: say('Mühasib', 'Accountant', 'Бухгалтер'),
  assistant: say('Ofis meneceri', 'Office manager', 'Офис-менеджер'),
} satisfies Record<string, Spoken>

export type JobName = keyof typeof jobWords

/** Types of computers. */
export const computerTypes = {
  laptop: say('Noutbuk', 'Laptop', 'Ноутбук'),
  desktop: say('Masaüstü kompüter', 'Desktop computer', 'Настольный компьютер'),
  monitor: say('Monitor', 'Monitor', 'Монитор'),
  projector: say('Proyektor', 'Projector', 'Проектор'),
  printer: say('Printer', 'Printer', 'Принтер'),
  server: say('Sınaq serveri', 'Test server', 'Тестовый сервер'),
} satisfies Record<string, Spoken>

/** Names of the further facts about an employee. */
export const infoNames = {
  languages: say('Dillər', 'Languages', 'Языки'),
  phone: say('Daxili nömrə', 'Extension', 'Внутренний номер'),
  keys: say('Açarlar', 'Keys', 'Ключи'),
  duty: say('Növbətçilik', 'On call', 'Дежурство'),
} satisfies Record<string, Spoken>

export const languageWords = {
  az: say('Azərbaycan dili', 'Azerbaijani', 'азербайджанский'),
  en: say('İngilis dili', 'English', 'английский'),
  ru: say('Rus dili', 'Russian', 'русский'),
  tr: say('Türk dili', 'Turkish', 'турецкий'),
} satisfies Record<string, Spoken>

export const keyWords = {
  entrance: say('Giriş qapısı', 'Entrance', 'Вход'),
  serverRoom: say('Server otağı', 'Server room', 'Серверная'),
  archive: say('Arxiv', 'Archive', 'Архив'),
} satisfies Record<string, Spoken>

export const dutyWords = say(
  'Hər ayın ilk həftəsi',
  'The first week of each month',
  'Первая неделя каждого месяца',
)
