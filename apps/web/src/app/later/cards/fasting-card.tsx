export { default } from "../../../features/fasting/components/fasting-card.tsx";
