import {
  administratorDashboardSchema,
  doctorDashboardSchema,
  hospitalDashboardSchema,
} from '@fonendo/contract/dashboards.schema';
import { createRouter, declareRoute, getActor, json } from '../../http/route.ts';
import type { DashboardsContext } from './dashboards.context.ts';
import { readAdministratorDashboard } from './read-administrator-dashboard.ts';
import { readDoctorDashboard } from './read-doctor-dashboard.ts';
import { readHospitalDashboard } from './read-hospital-dashboard.ts';

const tags = ['dashboards'];

const administrator = declareRoute(
  { access: ['superadmin', 'admin'], reach: 'all' },
  {
    method: 'get',
    path: '/dashboards/administrator',
    tags,
    summary: 'What waits for the team, and how the product does; every figure with the filter of its list',
    responses: { 200: json(administratorDashboardSchema, 'As of now') },
  },
);

const hospital = declareRoute(
  { access: ['hospital', 'recruiter'], reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/dashboards/hospital',
    tags,
    summary: 'How the selection of one’s own hospital stands; every figure with the filter of its list',
    responses: {
      200: json(hospitalDashboardSchema.nullable(), 'As of now; null before the hospital’s data are given'),
    },
  },
);

const doctor = declareRoute(
  { access: ['certifiedDoctor', 'notCertifiedDoctor'], reach: 'own', refuses: ['NotFound'] },
  {
    method: 'get',
    path: '/dashboards/doctor',
    tags,
    summary: 'What the doctor does next, their petition, offers that fit, interviews and requests',
    responses: { 200: json(doctorDashboardSchema, 'As of now') },
  },
);

export function dashboardsRoutes(context: DashboardsContext) {
  return createRouter()
    .openapi(administrator, async (c) => c.json(await readAdministratorDashboard(context), 200))
    .openapi(hospital, async (c) => c.json(await readHospitalDashboard(context, getActor(c)), 200))
    .openapi(doctor, async (c) => c.json(await readDoctorDashboard(context, getActor(c)), 200));
}
