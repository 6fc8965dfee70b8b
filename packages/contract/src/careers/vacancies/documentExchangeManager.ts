import { categoryIds } from '#careers/sampleCategories.ts'
import type { VacancySample } from '#careers/sampleVacancy.ts'

export const documentExchangeManager: VacancySample = {
  id: 6,
  categoryId: categoryIds.projectManagement,
  employment: 'fixedTerm',
  workplace: 'office',
  level: 'middle',
  places: 1,
  salary: null,
  publishedDaysAgo: 27,
  closesInDays: 18,
  text: {
    AZ: {
      Position:
        'Dövlət qurumları, banklar və sığorta şirkətləri arasında elektron sənəd dövriyyəsi üzrə layihə meneceri',
      Description:
        'On bir qurumu vahid mübadilə sisteminə qoşur, hər biri ilə təhvil-təslimi başa çatdırırsınız.',
      LocationCity: 'Bakı',
      LocationCountry: 'Azərbaycan',
      Overview:
        'Müqavilə on səkkiz aylıqdır, yəni on bir qurumun sonuncusu qoşulana qədər. Texniki hissə böyük deyil: işin çoxu reqlamentlər, razılaşdırmalar və əvvəllər bir yerdə işləməmiş insanlarla bağlıdır.\n\nİkinci mərhələnin müqaviləsi imzalansa, müddət uzadıla bilər, amma hazırda bunu vəd edə bilmərik.',
      Responsibilities: [
        ['On bir qurumun hamısı üçün vahid qoşulma qrafikini aparmaq'],
        ['Hüquqşünaslarla birlikdə reqlamentləri və razılaşmaları hazırlamaq'],
        ['İşçi qrupunun iclaslarını aparmaq və protokolları tərtib etmək'],
        ['Sınaq ssenarilərini razılaşdırmaq və hər qurumda təhvil-təslimi keçirmək'],
        ['Hər ay idarəetmə komitəsinə hesabat vermək'],
        ['Büdcəyə və podratçıların müddətlərə əməl etməsinə cavabdeh olmaq'],
      ],
      Qualifications: [
        ['Layihələrin idarə edilməsində, o cümlədən dövlət qurumları ilə işdə ən azı beş illik təcrübə'],
        ['Azərbaycanda tender, razılaşdırma və təhvil-təslim qaydalarını bilmək'],
        ['Elektron imza və məlumatların qorunması tələblərini bilmək'],
        ['Azərbaycan dilində redaktor köməyi olmadan rəsmi sənəd yazmaq bacarığı'],
        ['Bir neçə təşkilatın razılığa gəlməli olduğu layihələrdə iş təcrübəsi'],
      ],
    },
    EN: {
      Position:
        'Project manager for electronic document exchange between state institutions, banks and insurance companies',
      Description: 'Connect eleven institutions to one exchange and take each of them through acceptance.',
      LocationCity: 'Baku',
      LocationCountry: 'Azerbaijan',
      Overview:
        'The contract is for eighteen months, until the last of eleven institutions is connected. The technical part is modest: most of the work is regulations, approvals and people who have not worked together before.\n\nIf the second stage is signed, the contract may be extended, but today we cannot promise that.',
      Responsibilities: [
        ['Keep one connection schedule for all eleven institutions'],
        ['Prepare regulations and agreements together with the lawyers'],
        ['Chair the working group and keep its minutes'],
        ['Agree test scenarios and run acceptance with each institution'],
        ['Report to the steering committee every month'],
        ['Answer for the budget and the contractors’ deadlines'],
      ],
      Qualifications: [
        ['At least five years in project management, including work with state institutions'],
        ['Knowledge of how tenders, approvals and acceptance work in Azerbaijan'],
        ['Knowledge of the requirements for electronic signatures and data protection'],
        ['Official writing in Azerbaijani without an editor’s help'],
        ['Experience of projects in which several organisations have to agree'],
      ],
    },
    RU: {
      Position:
        'Руководитель проектов по электронному документообороту между государственными учреждениями, банками и страховыми компаниями',
      Description:
        'Подключаете одиннадцать организаций к единой системе обмена и проводите каждую через приёмку.',
      LocationCity: 'Баку',
      LocationCountry: 'Азербайджан',
      Overview:
        'Договор на восемнадцать месяцев — до подключения последней из одиннадцати организаций. Техническая часть невелика: основная работа — регламенты, согласования и люди, которые раньше не работали вместе.\n\nЕсли второй этап подпишут, договор можно будет продлить, но обещать это сейчас мы не можем.',
      Responsibilities: [
        ['Вести единый график подключения всех одиннадцати организаций'],
        ['Готовить регламенты и соглашения вместе с юристами'],
        ['Проводить заседания рабочей группы и оформлять протоколы'],
        ['Согласовывать сценарии испытаний и проводить приёмку в каждой организации'],
        ['Ежемесячно отчитываться перед управляющим комитетом'],
        ['Отвечать за бюджет и сроки подрядчиков'],
      ],
      Qualifications: [
        ['Опыт управления проектами от пяти лет, в том числе с государственными учреждениями'],
        ['Знание того, как в Азербайджане устроены тендеры, согласования и приёмка'],
        ['Знание требований к электронной подписи и защите данных'],
        ['Официальная переписка на азербайджанском без помощи редактора'],
        ['Опыт проектов, в которых договариваться должны несколько организаций'],
      ],
    },
  },
}
